### La leçon de Cave-in.

aim = Cave-in dure deux minutes. Retirez des étais de la mine : chacun vaut un point. Mais qui retire le dernier perd tous les siens.
roof = Ces neuf étais soutiennent le toit.
lamp = Voici votre lampe, elle vaut 2. Les autres ne la voient pas. Si vous ne la montrez jamais, sa valeur s'ajoute à vos points.
take = À votre tour, prenez un, deux ou trois étais. Prenez-en trois : cliquez sur le troisième, ou choisissez dans la liste.
take-three = Ce serait possible, mais cette leçon en demande trois : prenez trois étais.
count = Trois étais tiennent encore. Si vous en laissez un, votre guide devra le prendre, et le toit lui tombera dessus.
shine = Une fois par partie, vous pouvez montrer votre lampe : elle prend autant d'étais qu'elle vaut. La vôtre vaut 2 : montrez-la.
rather-shine = Cela pourrait se jouer. Mais essayez votre lampe une fois : elle en prend justement deux.
roof-fell = Le dernier étai est parti : qui l'a pris a perdu tout ce qu'il avait pris.
counted = C'était Cave-in : on compte les étais et les lampes jamais montrées, et le plus de points gagne.
