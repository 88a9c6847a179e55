### The lesson of Cave-in.

aim = Cave-in takes two minutes. Take props out of the mine: each is a point. But whoever takes the last one loses all of theirs.
roof = These nine props hold the roof.
lamp = This is your lamp, worth 2. The others do not see it. If you never shine it, it adds its worth to your points.
take = On your turn take one, two or three props. Take three: click the third one, or choose it from the list.
take-three = You could, but three is what this lesson needs: take three props.
count = Three props stand. If you leave one, your guide must take it, and the roof falls on them.
shine = Once a match you may shine: your lamp is shown, and takes as many props as it is worth. Yours is worth 2: shine it.
rather-shine = That could be played. But try your lamp once: it takes just two.
roof-fell = The last prop is gone: whoever took it has lost all they had taken.
counted = That was Cave-in: props and lamps that were never shone are counted, and the most points win.
