## About: what this is, whose it is, and what it keeps

about-title = Informazioni su Arpents
about-lead = Una casa per A Few Acres of Snow, il gioco per due in cui Gran Bretagna e Francia colonizzano, commerciano, razziano e assediano attraverso il Nord America.
about-what = Che cos’è
about-what-game = Il gioco è stato ideato da Martin Wallace. Arpents è una realizzazione indipendente delle sue regole: le parole e i disegni sono nostri, e del gioco pubblicato non contiene nulla. Chi ha creato o pubblicato il gioco non ha parte in questo progetto. Per impararlo dai suoi autori, e vederlo in tutta la sua bellezza, procurati la scatola.
about-what-name = Il nome viene da Voltaire. Quando il Canada stava per andare perduto, lo chiamò «quelques arpents de neige», pochi acri di neve.
about-what-rules = Si possono giocare tutte le edizioni e molte varianti, e ogni regola è messa per iscritto: <a>leggi le regole</a>.
about-use = Senza browser
about-use-terminal = Lo stesso gioco funziona in un terminale, e su un server tuo:
about-use-play = contro il computer, nel terminale
about-use-serve = questa pagina, dal tuo computer
about-use-arena = programmi l’uno contro l’altro
about-use-python = Per i programmi è un motore in Python, veloce ed esatto:
about-use-api = Anche altri programmi possono giocare qui: il server descrive tutto ciò che sa come <a>OpenAPI</a>.
about-licence = Licenza e fonti
about-licence-code = Arpents è software libero sotto licenza MIT.
about-licence-fonts = I caratteri sono Libre Caslon, di Impallari Type, e Source Sans 3, di Adobe, entrambi sotto la SIL Open Font License.
about-licence-map = La costa è tratta da Natural Earth, che è di pubblico dominio. Fiumi, laghi, luoghi, carte e simboli sono disegnati per Arpents.
about-licence-others = Questa pagina contiene queste opere di altri:
about-licence-texts = I testi di queste licenze sono <a>in un solo file</a>.
about-licence-server = Di che cosa è fatto il server lo elenca il comando
about-privacy = Che cosa si conserva, e dove
about-privacy-hosts = Questa pagina non carica nulla se non dal proprio server. Non ci sono account, né cookie, né pubblicità, né nessuno che ti conti.
about-privacy-device = Sul tuo dispositivo il browser conserva le chiavi dei tuoi posti, il tuo nome, la lingua e il tema. Cancella i dati di questo sito, e spariscono; salva il link di un posto per ritrovarlo.
about-privacy-server = Sul server ci sono le partite: i nomi che i giocatori si sono dati, ciò che hanno fatto e ciò che si sono detti. Le partite che nessuno tocca vengono cancellate dopo un po’, e così ciò che si è detto.
about-privacy-links = Chi ha il link di un posto può giocare al posto tuo. Non darlo a nessuno.
about-version = Versione { $version }
