### Les tables des jeux qui n'apportent pas leur propre dessin.

title =
    { $seats ->
        [one] { $game }, { $seats } joueur
       *[other] { $game }, { $seats } joueurs
    }
table = La table
moves = À vous
# Un champ de la table et ce qu'il contient, lu à voix haute.
said = { $label } : { $value }.
has = { $seat }, { $label } : { $thing }
