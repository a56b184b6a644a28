import type { SampleCity, SampleLandmark } from '../types.js';

export const cities: readonly SampleCity[] = [
  {
    key: 'london',
    name: 'London',
    state: 'England',
    country: 'United Kingdom',
    population: 7556900,
    foundedYear: 47,
    latitude: 51.50853,
    longitude: -0.12574,
    timeZone: 'Europe/London',
    description:
      'The Romans bridged the Thames here and called the place Londinium, and the oldest quarter, the City, still keeps its square ' +
      'mile and its own lord mayor. Most sights lie within a walk of the river between Westminster and the Tower. Large parks come ' +
      'close to the centre, and many national museums let visitors in for free.',
    geonameId: 2643743,
  },
  {
    key: 'paris',
    name: 'Paris',
    state: 'Île-de-France',
    country: 'France',
    population: 2138551,
    latitude: 48.85341,
    longitude: 2.3488,
    timeZone: 'Europe/Paris',
    description:
      'Twenty arrondissements wind outward like a snail shell from the islands of the Seine. Wide boulevards, cut through in the ' +
      'nineteenth century under Baron Haussmann, give the centre its rows of pale stone and zinc roofs. On foot the river is the ' +
      'best guide: the cathedral, the Louvre and the Eiffel Tower all stand near its banks.',
    geonameId: 2988507,
  },
  {
    key: 'rome',
    name: 'Rome',
    state: 'Lazio',
    country: 'Italy',
    population: 2318895,
    foundedYear: -753,
    latitude: 41.89193,
    longitude: 12.51133,
    timeZone: 'Europe/Rome',
    description:
      'Temples, basilicas and Baroque fountains stand side by side here, often built from the same reused marble. Tradition sets ' +
      'the founding on 21 April 753 BC, and the birthday is still kept with processions. The old centre fills a bend of the Tiber ' +
      'and is small enough to cross on foot in an hour.',
    geonameId: 3169070,
  },
  {
    key: 'florence',
    name: 'Florence',
    state: 'Tuscany',
    country: 'Italy',
    population: 349296,
    foundedYear: -59,
    latitude: 43.77925,
    longitude: 11.24626,
    timeZone: 'Europe/Rome',
    description:
      'Banking and cloth made this town on the Arno rich, and the Medici family spent much of that wealth on painters, sculptors ' +
      "and builders. Brunelleschi's tiled dome rises above everything else. Cross to the south bank for craft workshops, gardens " +
      'and the best view back over the roofs.',
    geonameId: 3176959,
  },
  {
    key: 'barcelona',
    name: 'Barcelona',
    state: 'Catalonia',
    country: 'Spain',
    population: 1621537,
    foundedYear: -15,
    latitude: 41.38879,
    longitude: 2.15899,
    timeZone: 'Europe/Madrid',
    description:
      'Between the Collserola hills and the Mediterranean, Barcelona spreads its nineteenth-century grid of clipped street corners ' +
      'around a tight Gothic core. Antoni Gaudí and his contemporaries filled the new blocks with tiled roofs and curving facades. ' +
      'Catalan and Spanish are both heard in the streets, and the beach is a metro ride from the cathedral.',
    geonameId: 3128760,
  },
  {
    key: 'madrid',
    name: 'Madrid',
    state: 'Madrid',
    country: 'Spain',
    population: 3255944,
    latitude: 40.4165,
    longitude: -3.70256,
    timeZone: 'Europe/Madrid',
    description:
      'A Moorish fortress of the ninth century stood where the Royal Palace is now, and Philip II made the town his seat of court ' +
      'in 1561. At about 650 metres above the sea, it is one of the highest capitals in Europe, with dry air and clear light. ' +
      'Three great art museums line one avenue, the Paseo del Prado, and dinner rarely starts before nine.',
    geonameId: 3117735,
  },
  {
    key: 'lisbon',
    name: 'Lisbon',
    state: 'Lisbon',
    country: 'Portugal',
    population: 517802,
    latitude: 38.71667,
    longitude: -9.13333,
    timeZone: 'Europe/Lisbon',
    description:
      'Yellow trams grind up hills steep enough to need funiculars, past walls covered in painted tiles. The earthquake of 1755 ' +
      'flattened the lower town, which the Marquis of Pombal rebuilt on a strict grid; Alfama, on its rock, kept its alleys. ' +
      'Downstream in Belém, where the Tagus opens to the Atlantic, monuments recall the sailors who left from there.',
    geonameId: 2267057,
  },
  {
    key: 'amsterdam',
    name: 'Amsterdam',
    state: 'North Holland',
    country: 'Netherlands',
    population: 741636,
    foundedYear: 1275,
    latitude: 52.37403,
    longitude: 4.88969,
    timeZone: 'Europe/Amsterdam',
    description:
      'Everything began with a dam in the river Amstel, named in a toll privilege of 1275. The half rings of canals dug in the ' +
      'seventeenth century are lined with narrow gabled houses that stand on wooden piles. Bicycles have the right of way in ' +
      'practice if not always in law, and most places can be reached on one in a quarter of an hour.',
    geonameId: 2759794,
  },
  {
    key: 'berlin',
    name: 'Berlin',
    state: 'Berlin',
    country: 'Germany',
    population: 3426354,
    foundedYear: 1237,
    latitude: 52.52437,
    longitude: 13.41053,
    timeZone: 'Europe/Berlin',
    description:
      'Few capitals wear their twentieth century so openly: a line of cobbles in the road still marks where the Wall ran from 1961 ' +
      'to 1989. Because the city grew out of many towns, it has several centres instead of one. Lakes, forests and parks take up ' +
      'about a third of its area.',
    geonameId: 2950159,
  },
  {
    key: 'prague',
    name: 'Prague',
    state: 'Prague',
    country: 'Czechia',
    population: 1165581,
    latitude: 50.08804,
    longitude: 14.42076,
    timeZone: 'Europe/Prague',
    description:
      'Spires, domes and red roofs step down from the castle hill to the Vltava and up again on the other side. Four once separate ' +
      'towns, the Old Town, the New Town, Lesser Town and Hradčany, were joined into one city in 1784. Wars left most of the ' +
      'centre standing, so Romanesque cellars, Gothic towers and Cubist houses can share a single street. Trams climb nearly ' +
      'everywhere, and the quietest hour on the bridges is just after sunrise.',
    featured: true,
    geonameId: 3067696,
  },
  {
    key: 'vienna',
    name: 'Vienna',
    state: 'Vienna',
    country: 'Austria',
    population: 1691468,
    foundedYear: 881,
    latitude: 48.20849,
    longitude: 16.37208,
    timeZone: 'Europe/Vienna',
    description:
      'The Habsburgs ruled from here for more than six centuries and left palaces, collections and a taste for ceremony. Where the ' +
      'city walls stood, the Ringstrasse now circles the centre with an opera house, museums and parliament. Haydn, Mozart, ' +
      'Beethoven and Schubert all worked in Vienna, and vineyards still grow within the city limits.',
    geonameId: 2761369,
  },
  {
    key: 'budapest',
    name: 'Budapest',
    state: 'Budapest',
    country: 'Hungary',
    population: 1741041,
    foundedYear: 1873,
    latitude: 47.49835,
    longitude: 19.04045,
    timeZone: 'Europe/Budapest',
    description:
      'Hilly Buda and flat Pest were two towns on opposite banks of the Danube until they merged with Óbuda in 1873. Hot springs ' +
      'rise along a fault line under the hills and feed baths that go back to Roman and Ottoman times. The avenues of Pest, and ' +
      'the first underground railway on the European mainland, date from the decades before 1900.',
    geonameId: 3054643,
  },
  {
    key: 'athens',
    name: 'Athens',
    state: 'Attica',
    country: 'Greece',
    population: 664046,
    latitude: 37.98376,
    longitude: 23.72784,
    timeZone: 'Europe/Athens',
    description:
      'People have lived on and around the rock of the Acropolis for more than five thousand years. The modern capital, planned in ' +
      'the 1830s for a small court, has since spread over the whole basin between the mountains and the sea. A long paved walk, ' +
      'closed to cars, links the main ancient sites, most of them within sight of the Parthenon.',
    geonameId: 264371,
  },
  {
    key: 'edinburgh',
    name: 'Edinburgh',
    state: 'Scotland',
    country: 'United Kingdom',
    population: 464990,
    latitude: 55.95206,
    longitude: -3.19648,
    timeZone: 'Europe/London',
    description:
      'A ridge of old volcanic rock carries the Royal Mile down from the castle to the palace of Holyroodhouse. North of it lies ' +
      'the New Town, planned in 1767 with straight streets, crescents and private gardens. Each August the festivals fill almost ' +
      'every hall, church and pub with a stage.',
    geonameId: 2650225,
  },
];

export const landmarks: readonly SampleLandmark[] = [
  {
    city: 'london',
    name: 'British Museum',
    category: 'museum',
    latitude: 51.5194,
    longitude: -0.127,
    description:
      'Founded in 1753, with collections from every inhabited continent, among them the Rosetta Stone and the Lewis chess pieces. ' +
      "Norman Foster's glass roof has covered the Great Court since 2000.",
    address: 'Great Russell Street',
    pincode: 'WC1B 3DG',
    website: 'https://www.britishmuseum.org',
    openingHours: 'Mo-Th,Sa,Su 10:00-17:00; Fr 10:00-20:30',
    price: 0,
    featured: true,
  },
  {
    city: 'london',
    name: 'Tower of London',
    category: 'historic',
    latitude: 51.5081,
    longitude: -0.0759,
    description:
      'William the Conqueror began the White Tower in the 1070s to watch over the river and the town. The Crown Jewels are kept ' +
      'here, and so are the ravens.',
    address: 'Tower Hill',
    pincode: 'EC3N 4AB',
    website: 'https://www.hrp.org.uk/tower-of-london/',
    price: 3,
  },
  {
    city: 'london',
    name: 'Tower Bridge',
    category: 'attraction',
    latitude: 51.5055,
    longitude: -0.0754,
    description:
      'A bascule bridge of 1894 by Horace Jones and John Wolfe Barry, raised for tall ships to this day. The high walkways have ' +
      'glass floors, and the old steam engines can be visited.',
    address: 'Tower Bridge Road',
    pincode: 'SE1 2UP',
    website: 'https://www.towerbridge.org.uk',
    price: 2,
  },
  {
    city: 'london',
    name: "St Paul's Cathedral",
    category: 'worship',
    latitude: 51.5138,
    longitude: -0.0984,
    description:
      "Christopher Wren's domed cathedral was built between 1675 and 1710, after the Great Fire. Climb to the Whispering Gallery " +
      'and on to the open galleries around the dome.',
    address: "St Paul's Churchyard",
    pincode: 'EC4M 8AD',
    website: 'https://www.stpauls.co.uk',
    price: 3,
  },
  {
    city: 'london',
    name: 'Westminster Abbey',
    category: 'worship',
    latitude: 51.4993,
    longitude: -0.1273,
    description:
      'Coronation church of English and British monarchs since 1066; the present Gothic building was begun under Henry III in ' +
      "1245. Poets' Corner lies in the south transept.",
    address: "20 Dean's Yard",
    pincode: 'SW1P 3PA',
    website: 'https://www.westminster-abbey.org',
    price: 3,
  },
  {
    city: 'london',
    name: 'Big Ben and the Elizabeth Tower',
    category: 'historic',
    latitude: 51.5007,
    longitude: -0.1246,
    description:
      'The 96-metre clock tower of the Houses of Parliament was completed in 1859. Big Ben is strictly the name of the great bell ' +
      'that strikes the hours.',
    address: 'Bridge Street, Westminster',
    pincode: 'SW1A 0AA',
    website: 'https://www.parliament.uk',
  },
  {
    city: 'london',
    name: 'Hyde Park',
    category: 'park',
    latitude: 51.5073,
    longitude: -0.1657,
    description:
      "A former royal hunting ground of about 140 hectares, with the Serpentine lake in the middle. Speakers' Corner is at its " +
      'north-eastern edge.',
    address: 'Hyde Park, Westminster',
    openingHours: 'Mo-Su 05:00-24:00',
    price: 0,
  },
  {
    city: 'london',
    name: 'Borough Market',
    category: 'market',
    latitude: 51.5055,
    longitude: -0.091,
    description:
      'Food has been sold by the southern end of London Bridge for many centuries, and on this site since 1756. Cheese, bread, ' +
      'fish and hot dishes are on offer under Victorian iron roofs and railway arches.',
    address: '8 Southwark Street',
    pincode: 'SE1 1TL',
    website: 'https://boroughmarket.org.uk',
    openingHours: 'Tu-Fr 10:00-17:00; Sa 09:00-17:00; Su 10:00-16:00',
    price: 2,
  },
  {
    city: 'london',
    name: "Shakespeare's Globe",
    category: 'theatre',
    latitude: 51.5081,
    longitude: -0.0972,
    description:
      'An oak and thatch reconstruction of the Elizabethan playhouse, opened in 1997 close to the original site. Those with the ' +
      'cheapest tickets stand in the open yard.',
    address: '21 New Globe Walk, Bankside',
    pincode: 'SE1 9DT',
    website: 'https://www.shakespearesglobe.com',
    price: 2,
  },
  {
    city: 'london',
    name: 'Harrods',
    category: 'shopping',
    latitude: 51.4994,
    longitude: -0.1632,
    description:
      'Department store in a domed terracotta building finished in 1905. The tiled Edwardian food halls on the ground floor are ' +
      'worth a look even without a basket.',
    address: '87-135 Brompton Road',
    pincode: 'SW1X 7XL',
    website: 'https://www.harrods.com',
    price: 3,
  },
  {
    city: 'paris',
    name: 'Eiffel Tower',
    category: 'attraction',
    latitude: 48.8584,
    longitude: 2.2945,
    description:
      "Gustave Eiffel's company raised this iron tower for the World's Fair of 1889; with its aerials it stands 330 metres tall. " +
      'Lifts and stairs lead to the lower platforms, lifts alone to the top.',
    address: '5 Avenue Anatole France',
    pincode: '75007',
    website: 'https://www.toureiffel.paris',
    price: 3,
    featured: true,
  },
  {
    city: 'paris',
    name: 'Louvre Museum',
    category: 'museum',
    latitude: 48.861,
    longitude: 2.3358,
    description:
      "A royal palace that opened as a museum in 1793 and is now the most visited in the world. Ieoh Ming Pei's glass pyramid of " +
      '1989 covers the main entrance.',
    address: 'Rue de Rivoli',
    pincode: '75001',
    website: 'https://www.louvre.fr',
    openingHours: 'Mo,Th,Sa,Su 09:00-18:00; We,Fr 09:00-21:00',
    price: 3,
  },
  {
    city: 'paris',
    name: 'Notre-Dame Cathedral',
    category: 'worship',
    latitude: 48.853,
    longitude: 2.3499,
    description:
      'Gothic cathedral on the Île de la Cité, begun in 1163. After the fire of 2019 its oak roof frame and spire were rebuilt, ' +
      'and it opened again in December 2024.',
    address: '6 Parvis Notre-Dame',
    pincode: '75004',
    website: 'https://www.notredamedeparis.fr',
    price: 0,
  },
  {
    city: 'paris',
    name: 'Arc de Triomphe',
    category: 'historic',
    latitude: 48.8738,
    longitude: 2.295,
    description:
      'Napoleon ordered the arch in 1806, but it was finished only in 1836. Twelve avenues meet around it, and 284 steps lead to ' +
      'the terrace.',
    address: 'Place Charles de Gaulle',
    pincode: '75008',
    website: 'https://www.paris-arc-de-triomphe.fr',
    price: 2,
  },
  {
    city: 'paris',
    name: 'Sacré-Cœur Basilica',
    category: 'worship',
    latitude: 48.8867,
    longitude: 2.3431,
    description:
      'White domed church by Paul Abadie on top of Montmartre, consecrated in 1919. The steps in front look out over most of the ' +
      'city.',
    address: '35 Rue du Chevalier de la Barre',
    pincode: '75018',
    website: 'https://www.sacre-coeur-montmartre.com',
    openingHours: 'Mo-Su 06:30-22:30',
    price: 0,
  },
  {
    city: 'paris',
    name: "Musée d'Orsay",
    category: 'museum',
    latitude: 48.86,
    longitude: 2.3266,
    description:
      'Impressionists and their time, from Manet to Van Gogh, hung in a railway station of 1900 that became a museum in 1986. The ' +
      'big station clock is still in place.',
    address: "Esplanade Valéry Giscard d'Estaing",
    pincode: '75007',
    website: 'https://www.musee-orsay.fr',
    openingHours: 'Tu,We,Fr-Su 09:30-18:00; Th 09:30-21:45',
    price: 2,
  },
  {
    city: 'paris',
    name: 'Luxembourg Gardens',
    category: 'park',
    latitude: 48.8462,
    longitude: 2.3372,
    description:
      "Laid out from 1612 for Marie de' Medici behind her palace, today the seat of the Senate. Children sail model boats on the " +
      'octagonal basin.',
    address: 'Rue de Vaugirard',
    pincode: '75006',
    price: 0,
  },
  {
    city: 'paris',
    name: 'Palais Garnier',
    category: 'theatre',
    latitude: 48.872,
    longitude: 2.3316,
    description:
      "Charles Garnier's opera house of 1875, with a marble grand staircase and a ceiling painted by Marc Chagall in 1964. Ballet " +
      'is the main fare today.',
    address: "Place de l'Opéra",
    pincode: '75009',
    website: 'https://www.operadeparis.fr',
    price: 2,
  },
  {
    city: 'paris',
    name: 'Galeries Lafayette Haussmann',
    category: 'shopping',
    latitude: 48.8735,
    longitude: 2.3321,
    description:
      'Department store built around a stained-glass dome of 1912. The roof terrace is free and faces the back of the opera house.',
    address: '40 Boulevard Haussmann',
    pincode: '75009',
    openingHours: 'Mo-Sa 10:00-20:30; Su 11:00-20:00',
    price: 3,
  },
  {
    city: 'paris',
    name: 'Café de Flore',
    category: 'cafe',
    latitude: 48.8541,
    longitude: 2.3326,
    description:
      'Corner café of the 1880s where Simone de Beauvoir and Jean-Paul Sartre wrote at the tables. The Art Deco room has changed ' +
      'little since.',
    address: '172 Boulevard Saint-Germain',
    pincode: '75006',
    website: 'https://cafedeflore.fr',
    price: 3,
  },
  {
    city: 'rome',
    name: 'Colosseum',
    category: 'historic',
    latitude: 41.8902,
    longitude: 12.4922,
    description:
      'The largest amphitheatre of the Roman world, begun under Vespasian and opened by Titus in AD 80. It held around 50,000 ' +
      'spectators, and the passages beneath the arena lie open to view.',
    address: 'Piazza del Colosseo 1',
    pincode: '00184',
    website: 'https://colosseo.it',
    price: 2,
    featured: true,
  },
  {
    city: 'rome',
    name: 'Roman Forum',
    category: 'historic',
    latitude: 41.8925,
    longitude: 12.4853,
    description:
      'Centre of public life in ancient Rome, now a valley of columns, arches and paving stones. The Sacred Way runs through it ' +
      'from the Arch of Titus towards the Capitoline Hill.',
    address: 'Via dei Fori Imperiali',
    website: 'https://colosseo.it',
    price: 2,
  },
  {
    city: 'rome',
    name: 'Pantheon',
    category: 'historic',
    latitude: 41.8986,
    longitude: 12.4769,
    description:
      "Hadrian's temple of about AD 126 has been a church since 609. Its concrete dome, 43 metres across, is lit only by the round " +
      'opening at the top, and Raphael is buried along the wall.',
    address: 'Piazza della Rotonda',
    pincode: '00186',
    openingHours: 'Mo-Su 09:00-19:00',
    price: 1,
  },
  {
    city: 'rome',
    name: 'Trevi Fountain',
    category: 'attraction',
    latitude: 41.9009,
    longitude: 12.4833,
    description:
      "Nicola Salvi's Baroque fountain, finished in 1762, covers one side of a palace. It marks the end of an aqueduct that has " +
      'brought water to Rome since 19 BC.',
    address: 'Piazza di Trevi',
    pincode: '00187',
  },
  {
    city: 'rome',
    name: 'Spanish Steps',
    category: 'attraction',
    latitude: 41.906,
    longitude: 12.4828,
    description:
      'A flight of 135 steps by Francesco de Sanctis, built from 1723 to 1725 between the square and the church of Trinità dei ' +
      'Monti. Sitting on the stone is not allowed, but the view from the top is free.',
    address: 'Piazza di Spagna',
    pincode: '00187',
    openingHours: '24/7',
    price: 0,
  },
  {
    city: 'rome',
    name: "Castel Sant'Angelo",
    category: 'museum',
    latitude: 41.9031,
    longitude: 12.4663,
    description:
      "Emperor Hadrian's round tomb became a fortress of the popes and then a museum. The terrace below the bronze angel overlooks " +
      "the Tiber and St Peter's.",
    address: 'Lungotevere Castello 50',
    pincode: '00193',
    openingHours: 'Tu-Su 09:00-19:30',
    price: 2,
  },
  {
    city: 'rome',
    name: 'Galleria Borghese',
    category: 'museum',
    latitude: 41.9142,
    longitude: 12.4921,
    description:
      "Cardinal Scipione Borghese's villa keeps his collection, with Bernini's Apollo and Daphne and six paintings by Caravaggio. " +
      'Visits are booked for two-hour slots.',
    address: 'Piazzale Scipione Borghese 5',
    pincode: '00197',
    openingHours: 'Tu-Su 09:00-19:00',
    price: 2,
  },
  {
    city: 'rome',
    name: 'Villa Borghese Gardens',
    category: 'park',
    latitude: 41.913,
    longitude: 12.485,
    description:
      'Some 80 hectares of pines, lawns and avenues north of the old centre, open to the public since 1903. Rowing boats circle a ' +
      'small temple on the lake.',
    address: 'Viale Fiorello La Guardia',
    price: 0,
  },
  {
    city: 'rome',
    name: 'Archbasilica of St John Lateran',
    category: 'worship',
    latitude: 41.8859,
    longitude: 12.5057,
    description:
      "Cathedral of the Bishop of Rome and the oldest of the city's papal basilicas, founded in the fourth century. Alessandro " +
      "Galilei's facade with its row of giant statues dates from 1735.",
    address: 'Piazza di San Giovanni in Laterano 4',
    pincode: '00184',
    price: 0,
  },
  {
    city: 'rome',
    name: "Campo de' Fiori",
    category: 'market',
    latitude: 41.8956,
    longitude: 12.4722,
    description:
      'A market has been held on this square since 1869, with fruit, flowers and spices in the morning. The bronze of Giordano ' +
      'Bruno in the middle was put up in 1889.',
    address: "Piazza Campo de' Fiori",
    pincode: '00186',
    openingHours: 'Mo-Sa 07:00-14:00',
    price: 1,
  },
  {
    city: 'florence',
    name: 'Florence Cathedral',
    category: 'worship',
    latitude: 43.7731,
    longitude: 11.256,
    description:
      'Arnolfo di Cambio began Santa Maria del Fiore in 1296, and Filippo Brunelleschi vaulted it with his brick dome between 1420 ' +
      'and 1436. A climb of 463 steps ends at the lantern.',
    address: 'Piazza del Duomo',
    pincode: '50122',
    website: 'https://duomo.firenze.it',
    featured: true,
  },
  {
    city: 'florence',
    name: 'Uffizi Gallery',
    category: 'museum',
    latitude: 43.7678,
    longitude: 11.2553,
    description:
      "Giorgio Vasari designed the long building in 1560 as offices for the Medici state. Upstairs hang Botticelli's Birth of " +
      'Venus and works by Leonardo, Raphael and Caravaggio.',
    address: 'Piazzale degli Uffizi 6',
    pincode: '50122',
    website: 'https://www.uffizi.it',
    openingHours: 'Tu-Su 08:15-18:30',
    price: 3,
  },
  {
    city: 'florence',
    name: 'Ponte Vecchio',
    category: 'historic',
    latitude: 43.768,
    longitude: 11.2531,
    description:
      'A stone bridge of 1345 over the Arno, lined with shops that have belonged to goldsmiths since 1593. The Vasari Corridor ' +
      'runs above the eastern row.',
    address: 'Ponte Vecchio',
    openingHours: '24/7',
    price: 0,
  },
  {
    city: 'florence',
    name: "Galleria dell'Accademia",
    category: 'museum',
    latitude: 43.7769,
    longitude: 11.2587,
    description:
      "Home of Michelangelo's David, carved between 1501 and 1504 and brought indoors in 1873. His unfinished Prisoners line the " +
      'hall that leads to it.',
    address: 'Via Ricasoli 58-60',
    website: 'https://www.galleriaaccademiafirenze.it',
    openingHours: 'Tu-Su 08:15-18:50',
    price: 2,
  },
  {
    city: 'florence',
    name: 'Palazzo Vecchio',
    category: 'historic',
    latitude: 43.7693,
    longitude: 11.2562,
    description:
      'Fortified town hall, begun in 1299, with a tower of about 95 metres. The Hall of the Five Hundred was painted by Vasari and ' +
      'his workshop.',
    address: 'Piazza della Signoria',
    pincode: '50122',
    price: 2,
  },
  {
    city: 'florence',
    name: 'Palazzo Pitti',
    category: 'museum',
    latitude: 43.7652,
    longitude: 11.25,
    description:
      'Begun in 1458 for the banker Luca Pitti and later bought by the Medici. The Palatine Gallery hangs its Raphaels and Titians ' +
      'frame to frame, as the grand dukes had them.',
    address: "Piazza de' Pitti 1",
    pincode: '50125',
    website: 'https://www.uffizi.it/en/pitti-palace',
    openingHours: 'Tu-Su 08:15-18:30',
    price: 2,
  },
  {
    city: 'florence',
    name: 'Boboli Gardens',
    category: 'park',
    latitude: 43.7625,
    longitude: 11.2484,
    description:
      'Terraced Medici gardens behind Palazzo Pitti, started around 1550. Paths lead past an Egyptian obelisk, grottoes and an ' +
      'avenue of cypresses.',
    address: "Piazza de' Pitti 1",
    pincode: '50125',
    website: 'https://www.uffizi.it/en/boboli-garden',
    price: 2,
  },
  {
    city: 'florence',
    name: 'Basilica of Santa Croce',
    category: 'worship',
    latitude: 43.7686,
    longitude: 11.2622,
    description:
      'Franciscan church begun in 1294, where Michelangelo, Galileo and Machiavelli are buried. Giotto painted two of the chapels ' +
      'beside the altar.',
    address: 'Piazza di Santa Croce 16',
    pincode: '50122',
    website: 'https://www.santacroceopera.it',
    price: 1,
  },
  {
    city: 'florence',
    name: 'Mercato Centrale',
    category: 'market',
    latitude: 43.7766,
    longitude: 11.2531,
    description:
      'Iron and glass market hall of 1874 by Giuseppe Mengoni. Butchers and greengrocers trade downstairs, cooked food is served ' +
      'on the upper floor.',
    address: 'Piazza del Mercato Centrale',
    pincode: '50123',
    price: 1,
  },
  {
    city: 'florence',
    name: 'Piazzale Michelangelo',
    category: 'attraction',
    latitude: 43.7629,
    longitude: 11.2651,
    description:
      'Giuseppe Poggi laid out this terrace above the river in 1869. A bronze copy of David shares the view over the domes and ' +
      'bridges.',
    address: 'Piazzale Michelangelo',
    pincode: '50125',
    openingHours: '24/7',
    price: 0,
  },
  {
    city: 'barcelona',
    name: 'Sagrada Família',
    category: 'worship',
    latitude: 41.4036,
    longitude: 2.1744,
    description:
      'Antoni Gaudí worked on this church from 1883 until his death in 1926, and it has been growing ever since. Inside, stone ' +
      'columns branch like trees under coloured light.',
    address: 'Carrer de Mallorca 401',
    pincode: '08013',
    website: 'https://sagradafamilia.org',
    price: 3,
    featured: true,
  },
  {
    city: 'barcelona',
    name: 'Park Güell',
    category: 'park',
    latitude: 41.4145,
    longitude: 2.1527,
    description:
      'Planned as a garden suburb from 1900, opened as a public park in 1926. The tiled serpentine bench rests on a hall of ' +
      'columns and looks over the city to the sea.',
    address: "Carrer d'Olot 5",
    pincode: '08024',
    website: 'https://parkguell.barcelona',
    price: 2,
  },
  {
    city: 'barcelona',
    name: 'Casa Batlló',
    category: 'historic',
    latitude: 41.3917,
    longitude: 2.1649,
    description: 'Gaudí remodelled this town house between 1904 and 1906 with bone-like columns, mask-shaped balconies and a scaly roof.',
    address: 'Passeig de Gràcia 43',
    pincode: '08007',
    website: 'https://www.casabatllo.es',
    price: 3,
  },
  {
    city: 'barcelona',
    name: 'Casa Milà',
    category: 'attraction',
    latitude: 41.3953,
    longitude: 2.1619,
    description:
      'An apartment house of 1906 to 1912, nicknamed La Pedrera, the quarry, for its rippling stone front. Chimneys on the roof ' +
      'look like helmeted guards.',
    address: 'Passeig de Gràcia 92',
    pincode: '08008',
    website: 'https://www.lapedrera.com',
    price: 3,
  },
  {
    city: 'barcelona',
    name: 'La Boqueria',
    category: 'market',
    latitude: 41.3817,
    longitude: 2.1716,
    description: 'Covered food market on La Rambla, on the grounds of a former convent since 1840. The metal roof was added in 1914.',
    address: 'La Rambla 91',
    pincode: '08001',
    website: 'https://www.boqueria.barcelona',
    openingHours: 'Mo-Sa 08:00-20:30',
    price: 1,
  },
  {
    city: 'barcelona',
    name: 'Barcelona Cathedral',
    category: 'worship',
    latitude: 41.384,
    longitude: 2.1762,
    description:
      'Gothic cathedral of the Holy Cross and St Eulalia; the body is medieval, the front was finished in the late nineteenth ' +
      'century. Thirteen white geese live in the cloister.',
    address: 'Pla de la Seu',
    pincode: '08002',
    website: 'https://catedralbcn.org',
    price: 2,
  },
  {
    city: 'barcelona',
    name: 'Museu Picasso',
    category: 'museum',
    latitude: 41.3852,
    longitude: 2.1809,
    description:
      "Five medieval mansions hold more than four thousand works, strongest on Picasso's early years. His series after Velázquez's " +
      'Las Meninas has a room of its own.',
    address: 'Carrer de Montcada 15-23',
    pincode: '08003',
    website: 'https://museupicassobcn.cat',
    price: 2,
  },
  {
    city: 'barcelona',
    name: 'Palau de la Música Catalana',
    category: 'theatre',
    latitude: 41.3876,
    longitude: 2.1753,
    description:
      'Lluís Domènech i Montaner built this concert hall for a choir between 1905 and 1908. Daylight falls through a stained-glass ' +
      'skylight shaped like an upturned dome.',
    address: 'Carrer del Palau de la Música 4-6',
    pincode: '08003',
    website: 'https://www.palaumusica.cat',
    price: 2,
  },
  {
    city: 'barcelona',
    name: "Museu Nacional d'Art de Catalunya",
    category: 'museum',
    latitude: 41.3685,
    longitude: 2.1536,
    description:
      'Romanesque murals brought down from Pyrenean churches are the heart of the collection. The domed palace on Montjuïc was put ' +
      'up for the exhibition of 1929.',
    address: 'Palau Nacional, Parc de Montjuïc',
    pincode: '08038',
    website: 'https://www.museunacional.cat',
    price: 2,
  },
  {
    city: 'barcelona',
    name: 'Barceloneta Beach',
    category: 'beach',
    latitude: 41.3785,
    longitude: 2.1923,
    description:
      'Town beach along the old fishing quarter, cleaned up and widened for the Olympic Games of 1992. A promenade runs behind the ' +
      'sand towards the Olympic port.',
    address: 'Passeig Marítim de la Barceloneta',
    pincode: '08003',
    openingHours: '24/7',
    price: 0,
  },
  {
    city: 'madrid',
    name: 'Museo del Prado',
    category: 'museum',
    latitude: 40.4138,
    longitude: -3.6921,
    description:
      "Spain's national gallery opened in 1819 in a building by Juan de Villanueva. Las Meninas by Velázquez, Goya's late murals " +
      "and Bosch's Garden of Earthly Delights are here.",
    address: 'Calle de Ruiz de Alarcón 23',
    pincode: '28014',
    website: 'https://www.museodelprado.es',
    openingHours: 'Mo-Sa 10:00-20:00; Su 10:00-19:00',
    price: 2,
    featured: true,
  },
  {
    city: 'madrid',
    name: 'Museo Reina Sofía',
    category: 'museum',
    latitude: 40.4084,
    longitude: -3.6943,
    description:
      "Modern art in a former hospital of the eighteenth century, with Picasso's Guernica on the second floor. Jean Nouvel added " +
      'the red-roofed wing in 2005.',
    address: 'Calle de Santa Isabel 52',
    pincode: '28012',
    website: 'https://www.museoreinasofia.es',
    openingHours: 'Mo,We-Sa 10:00-21:00; Su 10:00-14:30',
    price: 2,
  },
  {
    city: 'madrid',
    name: 'Royal Palace of Madrid',
    category: 'historic',
    latitude: 40.418,
    longitude: -3.7144,
    description:
      'Begun in 1738 after the old Alcázar burned down, and still used for state ceremonies. It has more than three thousand ' +
      'rooms, of which a suite with the throne room is open to visitors.',
    address: 'Calle de Bailén',
    pincode: '28071',
    website: 'https://www.patrimonionacional.es',
    price: 2,
  },
  {
    city: 'madrid',
    name: 'Plaza Mayor',
    category: 'historic',
    latitude: 40.4154,
    longitude: -3.7074,
    description:
      'Arcaded square completed in 1619 under Philip III, whose statue on horseback stands in the middle. Juan de Villanueva ' +
      'closed its corners after the fire of 1790.',
    address: 'Plaza Mayor',
    pincode: '28012',
    openingHours: '24/7',
    price: 0,
  },
  {
    city: 'madrid',
    name: 'El Retiro Park',
    category: 'park',
    latitude: 40.4153,
    longitude: -3.6845,
    description:
      'Once the grounds of a royal palace, public since 1868 and about 120 hectares in size. The glass Crystal Palace of 1887 ' +
      'mirrors itself in a pond, and rowing boats fill the larger lake.',
    address: 'Plaza de la Independencia 7',
    pincode: '28001',
    price: 0,
  },
  {
    city: 'madrid',
    name: 'Temple of Debod',
    category: 'attraction',
    latitude: 40.424,
    longitude: -3.7178,
    description:
      'An Egyptian temple of the second century BC, given to Spain in 1968 for help in saving the monuments of Nubia. It was set ' +
      'up again on this hill, facing the sunset.',
    address: 'Calle de Ferraz 1',
    pincode: '28008',
    price: 0,
  },
  {
    city: 'madrid',
    name: 'Mercado de San Miguel',
    category: 'market',
    latitude: 40.4154,
    longitude: -3.709,
    description:
      'Iron and glass market hall of 1916 beside Plaza Mayor. Since 2009 its stalls have served tapas, oysters and vermouth ' +
      'instead of groceries.',
    address: 'Plaza de San Miguel',
    pincode: '28005',
    website: 'https://mercadodesanmiguel.es',
    price: 2,
  },
  {
    city: 'madrid',
    name: 'Teatro Real',
    category: 'theatre',
    latitude: 40.4183,
    longitude: -3.7106,
    description: 'Opera house facing the Royal Palace, first opened in 1850. It returned to opera in 1997 after decades as a concert hall.',
    address: 'Plaza de Isabel II',
    pincode: '28013',
    website: 'https://www.teatroreal.es',
    price: 3,
  },
  {
    city: 'madrid',
    name: 'Almudena Cathedral',
    category: 'worship',
    latitude: 40.4157,
    longitude: -3.7145,
    description:
      'Building began in 1883 and the cathedral was consecrated only in 1993. The inside is neo-Gothic with bright ceilings, the ' +
      'outside matches the palace opposite.',
    address: 'Calle de Bailén 10',
    pincode: '28013',
    price: 0,
  },
  {
    city: 'madrid',
    name: 'Chocolatería San Ginés',
    category: 'cafe',
    latitude: 40.4168,
    longitude: -3.707,
    description:
      'Thick hot chocolate and fried churros have been served in this alley since 1894. Green panelling and marble tables fill ' +
      'several small rooms.',
    address: 'Pasadizo de San Ginés 5',
    pincode: '28013',
    website: 'https://chocolateriasangines.com',
    price: 1,
  },
  {
    city: 'lisbon',
    name: 'Belém Tower',
    category: 'historic',
    latitude: 38.6916,
    longitude: -9.216,
    description:
      'Francisco de Arruda built this fortified tower in the Tagus between 1514 and 1519. Carved ropes, crosses and watch turrets ' +
      'make it the best known work of the Manueline style.',
    address: 'Avenida Brasília',
    pincode: '1400-038',
    price: 2,
    featured: true,
  },
  {
    city: 'lisbon',
    name: 'Jerónimos Monastery',
    category: 'historic',
    latitude: 38.6979,
    longitude: -9.2068,
    description:
      'King Manuel I had this monastery started in 1501, paid for largely by the spice trade. Vasco da Gama and the poet Camões ' +
      'lie in the church, and the two-storey cloister is carved like lace.',
    address: 'Praça do Império',
    pincode: '1400-206',
    price: 2,
  },
  {
    city: 'lisbon',
    name: 'São Jorge Castle',
    category: 'historic',
    latitude: 38.7139,
    longitude: -9.1335,
    description:
      'Moorish citadel on the highest hill of the old town, taken by Afonso Henriques in 1147. Peacocks walk under the pines and ' +
      'the ramparts look over the Tagus.',
    address: 'Rua de Santa Cruz do Castelo',
    pincode: '1100-129',
    website: 'https://castelodesaojorge.pt',
    price: 2,
  },
  {
    city: 'lisbon',
    name: 'Lisbon Cathedral',
    category: 'worship',
    latitude: 38.7098,
    longitude: -9.1326,
    description:
      'The Sé was begun in 1147, straight after the conquest of the city, with two square towers like a fortress. Tram 28 passes ' +
      'the front door.',
    address: 'Largo da Sé 1',
    pincode: '1100-585',
    price: 1,
  },
  {
    city: 'lisbon',
    name: 'Praça do Comércio',
    category: 'attraction',
    latitude: 38.7077,
    longitude: -9.1365,
    description:
      'Wide riverside square where the royal palace stood until the earthquake of 1755. A statue of King José I faces the Tagus, ' +
      'and the arch behind it opens on to Rua Augusta.',
    address: 'Praça do Comércio',
    pincode: '1100-148',
    openingHours: '24/7',
    price: 0,
  },
  {
    city: 'lisbon',
    name: 'Santa Justa Lift',
    category: 'attraction',
    latitude: 38.7121,
    longitude: -9.1394,
    description:
      'Neo-Gothic iron lift of 1902 by Raoul Mesnier du Ponsard, 45 metres high. It joins the streets of Baixa with the square in ' +
      'front of the ruined Carmo church.',
    address: 'Rua do Ouro',
    price: 1,
  },
  {
    city: 'lisbon',
    name: 'National Tile Museum',
    category: 'museum',
    latitude: 38.7247,
    longitude: -9.1139,
    description:
      'Five centuries of azulejos in the former convent of Madre de Deus, founded in 1509. A blue and white panorama some 23 ' +
      'metres long shows Lisbon before the earthquake.',
    address: 'Rua da Madre de Deus 4',
    pincode: '1900-312',
    price: 1,
  },
  {
    city: 'lisbon',
    name: 'Lisbon Oceanarium',
    category: 'attraction',
    latitude: 38.7635,
    longitude: -9.0937,
    description:
      'Built over the water for the world exhibition of 1998. Sharks, rays and sunfish circle in one central tank of five million ' +
      'litres.',
    address: 'Esplanada Dom Carlos I',
    pincode: '1990-005',
    website: 'https://www.oceanario.pt',
    price: 2,
  },
  {
    city: 'lisbon',
    name: 'Time Out Market, Mercado da Ribeira',
    category: 'market',
    latitude: 38.7069,
    longitude: -9.146,
    description:
      'Fishmongers and florists keep one half of this domed nineteenth-century market. The other half became a food hall with long ' +
      'shared tables in 2014.',
    address: 'Avenida 24 de Julho 49',
    pincode: '1200-479',
    website: 'https://www.timeoutmarket.com/lisboa/',
    price: 2,
  },
  {
    city: 'lisbon',
    name: 'Pastéis de Belém',
    category: 'cafe',
    latitude: 38.6975,
    longitude: -9.2032,
    description:
      'Bakery that has made custard tarts to the recipe of the nearby monastery since 1837. Behind the counter lies a maze of ' +
      'tiled rooms.',
    address: 'Rua de Belém 84-92',
    pincode: '1300-085',
    website: 'https://pasteisdebelem.pt',
    price: 1,
  },
  {
    city: 'amsterdam',
    name: 'Rijksmuseum',
    category: 'museum',
    latitude: 52.36,
    longitude: 4.8852,
    description:
      "National museum of the Netherlands in a brick palace by Pierre Cuypers, opened in 1885. Rembrandt's Night Watch hangs at " +
      'the end of the Gallery of Honour.',
    address: 'Museumstraat 1',
    pincode: '1071 XX',
    website: 'https://www.rijksmuseum.nl',
    openingHours: 'Mo-Su 09:00-17:00',
    price: 2,
    featured: true,
  },
  {
    city: 'amsterdam',
    name: 'Van Gogh Museum',
    category: 'museum',
    latitude: 52.3584,
    longitude: 4.8811,
    description:
      "The largest collection of Van Gogh's paintings, drawings and letters, in a building by Gerrit Rietveld of 1973. Kisho " +
      'Kurokawa added the rounded wing in 1999.',
    address: 'Museumplein 6',
    pincode: '1071 DJ',
    website: 'https://www.vangoghmuseum.nl',
    price: 2,
  },
  {
    city: 'amsterdam',
    name: 'Anne Frank House',
    category: 'museum',
    latitude: 52.3752,
    longitude: 4.884,
    description:
      'The canal house where Anne Frank wrote her diary in hiding from 1942 to 1944. It has been a museum since 1960, and the rear ' +
      'rooms are left unfurnished.',
    address: 'Westermarkt 20',
    website: 'https://www.annefrank.org',
    price: 2,
  },
  {
    city: 'amsterdam',
    name: 'Royal Palace of Amsterdam',
    category: 'historic',
    latitude: 52.3732,
    longitude: 4.8913,
    description:
      'Jacob van Campen designed it as a town hall, opened in 1655; Louis Bonaparte turned it into a palace in 1808. Maps of the ' +
      "world are inlaid in the marble floor of the Citizens' Hall.",
    address: 'Nieuwezijds Voorburgwal 147',
    pincode: '1012 RJ',
    website: 'https://www.paleisamsterdam.nl',
    price: 2,
  },
  {
    city: 'amsterdam',
    name: 'Oude Kerk',
    category: 'worship',
    latitude: 52.3743,
    longitude: 4.8981,
    description:
      'The oldest building in the city, consecrated in 1306, with a wooden vault and a floor of gravestones. Contemporary art is ' +
      'shown between the pillars.',
    address: 'Oudekerksplein 23',
    pincode: '1012 GX',
    website: 'https://oudekerk.nl',
    price: 2,
  },
  {
    city: 'amsterdam',
    name: 'Vondelpark',
    category: 'park',
    latitude: 52.358,
    longitude: 4.8686,
    description:
      'Ponds, lawns and winding paths over 47 hectares, opened in 1865 in the English landscape style. An open-air stage gives ' +
      'free performances in summer.',
    address: 'Vondelpark',
    openingHours: '24/7',
    price: 0,
  },
  {
    city: 'amsterdam',
    name: 'Concertgebouw',
    category: 'theatre',
    latitude: 52.3563,
    longitude: 4.8792,
    description:
      'Concert hall of 1888 by Adolf Leonard van Gendt, known for the sound of its main hall. A gilded lyre tops the roof on the ' +
      'Museumplein side.',
    address: 'Concertgebouwplein 10',
    pincode: '1071 LN',
    website: 'https://www.concertgebouw.nl',
    price: 2,
  },
  {
    city: 'amsterdam',
    name: 'Albert Cuyp Market',
    category: 'market',
    latitude: 52.3558,
    longitude: 4.8943,
    description:
      'Street market in De Pijp since 1905, with cheese, herring, cloth and fresh syrup waffles. Stalls line both sides for ' +
      'several blocks.',
    address: 'Albert Cuypstraat',
    openingHours: 'Mo-Sa 09:30-17:00',
    price: 1,
  },
  {
    city: 'amsterdam',
    name: 'Magere Brug',
    category: 'historic',
    latitude: 52.3636,
    longitude: 4.9024,
    description:
      'White wooden drawbridge over the Amstel, the Skinny Bridge; there has been one here since the seventeenth century, and the ' +
      'present one dates from 1934. Strings of lights outline it after dark.',
    address: 'Magere Brug, Amstel',
    openingHours: '24/7',
    price: 0,
  },
  {
    city: 'amsterdam',
    name: 'Rembrandt House Museum',
    category: 'museum',
    latitude: 52.3694,
    longitude: 4.9013,
    description:
      'Rembrandt lived and worked here from 1639 to 1658. The rooms were refitted from the inventory of his bankruptcy, and ' +
      'etchings are printed before visitors.',
    address: 'Jodenbreestraat 4',
    pincode: '1011 NK',
    website: 'https://www.rembrandthuis.nl',
    openingHours: 'Mo-Su 10:00-18:00',
    price: 2,
  },
  {
    city: 'berlin',
    name: 'Brandenburg Gate',
    category: 'historic',
    latitude: 52.5163,
    longitude: 13.3777,
    description:
      'Carl Gotthard Langhans modelled the gate of 1791 on the entrance to the Acropolis. The four-horse chariot on top is by ' +
      'Johann Gottfried Schadow.',
    address: 'Pariser Platz',
    pincode: '10117',
    openingHours: '24/7',
    price: 0,
    featured: true,
  },
  {
    city: 'berlin',
    name: 'Reichstag Building',
    category: 'historic',
    latitude: 52.5186,
    longitude: 13.3762,
    description:
      "Paul Wallot's parliament house of 1894, seat of the Bundestag since 1999. Norman Foster's glass dome is open to visitors " +
      'who register in advance.',
    address: 'Platz der Republik 1',
    pincode: '11011',
    website: 'https://www.bundestag.de',
    price: 0,
  },
  {
    city: 'berlin',
    name: 'Berlin Cathedral',
    category: 'worship',
    latitude: 52.5191,
    longitude: 13.401,
    description:
      'Protestant church of 1905 by Julius Raschdorff, with Hohenzollern tombs in the crypt. After 267 steps a walkway circles the ' +
      'dome.',
    address: 'Am Lustgarten',
    pincode: '10178',
    website: 'https://www.berlinerdom.de',
    price: 2,
  },
  {
    city: 'berlin',
    name: 'Berlin TV Tower',
    category: 'attraction',
    latitude: 52.5208,
    longitude: 13.4094,
    description:
      'At 368 metres the tallest structure in Germany, opened in 1969. The viewing deck is a little over 200 metres up, with a ' +
      'revolving restaurant above it.',
    address: 'Panoramastraße 1A',
    pincode: '10178',
    website: 'https://tv-turm.de',
    price: 3,
  },
  {
    city: 'berlin',
    name: 'Neues Museum',
    category: 'museum',
    latitude: 52.5203,
    longitude: 13.3978,
    description:
      "Egyptian and prehistoric collections, among them the bust of Nefertiti. David Chipperfield's repair of the house, finished " +
      'in 2009, kept the scars of the war visible.',
    address: 'Bodestraße 1-3',
    pincode: '10178',
    website: 'https://www.smb.museum',
    price: 2,
  },
  {
    city: 'berlin',
    name: 'East Side Gallery',
    category: 'attraction',
    latitude: 52.505,
    longitude: 13.4397,
    description:
      'The longest stretch of the Berlin Wall still standing, about 1.3 kilometres. Artists from many countries painted it in 1990.',
    address: 'Mühlenstraße',
    pincode: '10243',
    openingHours: '24/7',
    price: 0,
  },
  {
    city: 'berlin',
    name: 'Tiergarten',
    category: 'park',
    latitude: 52.5138,
    longitude: 13.357,
    description:
      'Former hunting ground of the Prussian rulers, now more than 200 hectares of woods and meadows in the middle of the city. ' +
      'Avenues meet at the Victory Column with its golden figure.',
    address: 'Straße des 17. Juni',
    openingHours: '24/7',
    price: 0,
  },
  {
    city: 'berlin',
    name: 'KaDeWe',
    category: 'shopping',
    latitude: 52.5017,
    longitude: 13.3411,
    description: 'Department store on Wittenbergplatz, opened in 1907. The sixth floor is given over to food, from oysters to sausages.',
    address: 'Tauentzienstraße 21-24',
    pincode: '10789',
    website: 'https://www.kadewe.de',
    price: 3,
  },
  {
    city: 'berlin',
    name: 'Charlottenburg Palace',
    category: 'historic',
    latitude: 52.5209,
    longitude: 13.2957,
    description:
      'Built from 1695 as a summer house for Sophie Charlotte, later the first queen in Prussia. Behind the domed front a formal ' +
      'garden runs down to the Spree.',
    address: 'Spandauer Damm 20-24',
    pincode: '14059',
    website: 'https://www.spsg.de',
    price: 2,
  },
  {
    city: 'berlin',
    name: 'Berliner Philharmonie',
    category: 'theatre',
    latitude: 52.5099,
    longitude: 13.3697,
    description:
      "Hans Scharoun's golden tent of 1963, home of the Berlin Philharmonic. Seats rise like vineyard terraces on all sides of the " +
      'orchestra.',
    address: 'Herbert-von-Karajan-Straße 1',
    pincode: '10785',
    website: 'https://www.berliner-philharmoniker.de',
    price: 3,
  },
  {
    city: 'prague',
    name: 'Charles Bridge',
    category: 'historic',
    latitude: 50.0865,
    longitude: 14.4114,
    description:
      'Charles IV laid the foundation stone in 1357, and for centuries it was the only bridge over the Vltava. Thirty statues, ' +
      'mostly Baroque, watch over the crossing between two towers.',
    address: 'Karlův most',
    openingHours: '24/7',
    price: 0,
    featured: true,
  },
  {
    city: 'prague',
    name: 'Prague Castle',
    category: 'historic',
    latitude: 50.09,
    longitude: 14.3987,
    description:
      'Seat of Bohemian dukes, kings and Czech presidents since the ninth century. Palaces, churches and Golden Lane with its tiny ' +
      'houses spread over about seven hectares.',
    address: 'Hradčany',
    pincode: '119 08',
    website: 'https://www.hrad.cz',
    price: 2,
  },
  {
    city: 'prague',
    name: 'St Vitus Cathedral',
    category: 'worship',
    latitude: 50.0909,
    longitude: 14.4006,
    description:
      'Matthias of Arras and Peter Parler built the choir from 1344, yet the nave and west towers were finished only in 1929. ' +
      'Alfons Mucha designed one of the windows.',
    address: 'III. nádvoří 48, Hradčany',
    pincode: '119 01',
    website: 'https://www.katedralasvatehovita.cz',
    price: 2,
  },
  {
    city: 'prague',
    name: 'Prague Astronomical Clock',
    category: 'attraction',
    latitude: 50.087,
    longitude: 14.4207,
    description:
      'The oldest part of the clock on the Old Town Hall dates from 1410. On the hour from morning to late evening the apostles ' +
      'pass behind two small windows.',
    address: 'Staroměstské náměstí 1',
    pincode: '110 00',
    price: 0,
  },
  {
    city: 'prague',
    name: 'Old-New Synagogue',
    category: 'worship',
    latitude: 50.09,
    longitude: 14.4186,
    description:
      'In use since about 1270, the oldest working synagogue in Europe. A stepped brick gable marks it out among the later houses ' +
      'of Josefov.',
    address: 'Červená 2, Josefov',
    pincode: '110 00',
    website: 'https://www.synagogue.cz',
    price: 2,
  },
  {
    city: 'prague',
    name: 'National Museum',
    category: 'museum',
    latitude: 50.0788,
    longitude: 14.4308,
    description:
      "Josef Schulz's building of 1891 closes the top of Wenceslas Square. A pantheon under the glass dome honours Czech writers " +
      'and scholars, and natural history fills the halls around it.',
    address: 'Václavské náměstí 68',
    pincode: '110 00',
    website: 'https://www.nm.cz',
    openingHours: 'Mo-Su 10:00-18:00',
    price: 2,
  },
  {
    city: 'prague',
    name: 'National Theatre',
    category: 'theatre',
    latitude: 50.0811,
    longitude: 14.4136,
    description:
      'Paid for by public collection, opened in 1881, burnt within weeks and opened again in 1883. Opera, ballet and drama share ' +
      'the golden-roofed house on the river.',
    address: 'Národní 2',
    pincode: '110 00',
    website: 'https://www.narodni-divadlo.cz',
    price: 2,
  },
  {
    city: 'prague',
    name: 'Petřín Lookout Tower',
    category: 'attraction',
    latitude: 50.0835,
    longitude: 14.3951,
    description:
      'A small steel relative of the Eiffel Tower, put up for the exhibition of 1891. From the top of its 299 steps the whole city ' +
      'lies to the east.',
    address: 'Petřínské sady 633',
    pincode: '118 00',
    price: 1,
  },
  {
    city: 'prague',
    name: 'Vyšehrad',
    category: 'park',
    latitude: 50.0645,
    longitude: 14.4178,
    description:
      'Fortress hill above the Vltava with lawns, ramparts and the twin spires of St Peter and St Paul. Dvořák and Smetana are ' +
      'buried in the cemetery beside the church.',
    address: 'V Pevnosti 159/5b',
    pincode: '128 00',
    website: 'https://www.praha-vysehrad.cz',
    price: 0,
  },
  {
    city: 'prague',
    name: 'U Fleků',
    category: 'restaurant',
    latitude: 50.0787,
    longitude: 14.417,
    description:
      'Brewery and beer hall first mentioned in 1499, known for a dark lager brewed in the house. Long tables fill eight rooms and ' +
      'a courtyard garden.',
    address: 'Křemencova 11',
    pincode: '110 00',
    website: 'https://ufleku.cz',
    price: 2,
  },
  {
    city: 'vienna',
    name: 'Schönbrunn Palace',
    category: 'historic',
    latitude: 48.1848,
    longitude: 16.3122,
    description:
      'Summer palace of the Habsburgs with 1,441 rooms, given its present form under Maria Theresa. A formal park climbs behind it ' +
      'to the Gloriette of 1775.',
    address: 'Schönbrunner Schloßstraße 47',
    pincode: '1130',
    website: 'https://www.schoenbrunn.at',
    price: 3,
    featured: true,
  },
  {
    city: 'vienna',
    name: "St Stephen's Cathedral",
    category: 'worship',
    latitude: 48.2085,
    longitude: 16.3731,
    description:
      'Gothic cathedral with a roof of some 230,000 coloured tiles. The south tower is 136 metres high, and 343 steps lead to the ' +
      "watchman's room.",
    address: 'Stephansplatz 3',
    pincode: '1010',
    website: 'https://www.stephanskirche.at',
  },
  {
    city: 'vienna',
    name: 'Hofburg',
    category: 'historic',
    latitude: 48.2072,
    longitude: 16.3654,
    description:
      'Winter residence of the Habsburgs until 1918, grown wing by wing from a castle of the thirteenth century. The imperial ' +
      'apartments, the treasury and the Spanish Riding School are all inside.',
    address: 'Michaelerplatz',
    pincode: '1010',
    price: 2,
  },
  {
    city: 'vienna',
    name: 'Upper Belvedere',
    category: 'museum',
    latitude: 48.1915,
    longitude: 16.3809,
    description:
      "Johann Lukas von Hildebrandt built this garden palace for Prince Eugene of Savoy, completed in 1723. Klimt's The Kiss is " +
      'the most visited picture of its gallery.',
    address: 'Prinz-Eugen-Straße 27',
    pincode: '1030',
    website: 'https://www.belvedere.at',
    price: 2,
  },
  {
    city: 'vienna',
    name: 'Kunsthistorisches Museum',
    category: 'museum',
    latitude: 48.2038,
    longitude: 16.3617,
    description:
      'Imperial art collections behind a Ringstrasse front of 1891. No other museum owns as many paintings by Pieter Bruegel the ' +
      'Elder.',
    address: 'Maria-Theresien-Platz',
    pincode: '1010',
    website: 'https://www.khm.at',
    price: 2,
  },
  {
    city: 'vienna',
    name: 'Vienna State Opera',
    category: 'theatre',
    latitude: 48.2028,
    longitude: 16.3689,
    description:
      "Opened in 1869 with Mozart's Don Giovanni and rebuilt after the war by 1955. The programme changes almost nightly in the " +
      'season, and cheap standing places are sold for each evening.',
    address: 'Opernring 2',
    pincode: '1010',
    website: 'https://www.wiener-staatsoper.at',
    price: 3,
  },
  {
    city: 'vienna',
    name: 'Giant Ferris Wheel',
    category: 'attraction',
    latitude: 48.2166,
    longitude: 16.3959,
    description: 'The Riesenrad has turned at the entrance of the Prater since 1897. Red wooden cabins rise slowly to almost 65 metres.',
    address: 'Riesenradplatz 1',
    pincode: '1020',
    website: 'https://wienerriesenrad.com',
    price: 2,
  },
  {
    city: 'vienna',
    name: 'Naschmarkt',
    category: 'market',
    latitude: 48.1985,
    longitude: 16.3632,
    description:
      "The city's largest food market, more than a hundred stands above the covered river Wien. On Saturdays a flea market joins " +
      'on at the western end.',
    address: 'Naschmarkt, Wienzeile',
    price: 2,
  },
  {
    city: 'vienna',
    name: 'Café Central',
    category: 'cafe',
    latitude: 48.2104,
    longitude: 16.3655,
    description:
      'Coffee house of 1876 under the painted vaults of Palais Ferstel. Peter Altenberg, who had his post sent here, sits by the ' +
      'door as a papier-mâché figure.',
    address: 'Herrengasse 14',
    pincode: '1010',
    website: 'https://cafecentral.wien',
    price: 2,
  },
  {
    city: 'vienna',
    name: 'Stadtpark',
    category: 'park',
    latitude: 48.2047,
    longitude: 16.38,
    description:
      'Public park of 1862 along the river Wien. The gilded statue of Johann Strauss, violin in hand, has stood here since 1921.',
    address: 'Parkring 1',
    pincode: '1010',
    openingHours: '24/7',
    price: 0,
  },
  {
    city: 'budapest',
    name: 'Hungarian Parliament Building',
    category: 'historic',
    latitude: 47.5071,
    longitude: 19.0457,
    description:
      "Imre Steindl's neo-Gothic parliament stretches 268 metres along the Danube and was completed in 1904. The medieval " +
      'Hungarian crown is shown under the dome.',
    address: 'Kossuth Lajos tér 1-3',
    pincode: '1055',
    price: 3,
    featured: true,
  },
  {
    city: 'budapest',
    name: 'Buda Castle',
    category: 'historic',
    latitude: 47.4962,
    longitude: 19.0396,
    description:
      'Royal seat above the river, destroyed and rebuilt several times since the thirteenth century. It holds the National Gallery ' +
      "and the city's history museum.",
    address: 'Szent György tér 2',
    pincode: '1014',
    price: 0,
  },
  {
    city: 'budapest',
    name: "Fisherman's Bastion",
    category: 'attraction',
    latitude: 47.5022,
    longitude: 19.0348,
    description:
      "Frigyes Schulek's terrace of arcades and seven pointed towers, finished in 1902, frames the view of Parliament across the " +
      'water.',
    address: 'Szentháromság tér',
    pincode: '1014',
    price: 1,
  },
  {
    city: 'budapest',
    name: 'Széchenyi Chain Bridge',
    category: 'historic',
    latitude: 47.499,
    longitude: 19.0437,
    description:
      'The first permanent bridge between Buda and Pest, opened in 1849 to a design by William Tierney Clark. Stone lions guard ' +
      'both ends.',
    address: 'Széchenyi lánchíd',
    openingHours: '24/7',
    price: 0,
  },
  {
    city: 'budapest',
    name: "St Stephen's Basilica",
    category: 'worship',
    latitude: 47.5008,
    longitude: 19.0539,
    description:
      "Domed church completed in 1905 and named after Hungary's first king, whose right hand is kept in a chapel. A panorama walk " +
      'runs around the dome.',
    address: 'Szent István tér 1',
    pincode: '1051',
    price: 1,
  },
  {
    city: 'budapest',
    name: 'Széchenyi Thermal Bath',
    category: 'attraction',
    latitude: 47.5187,
    longitude: 19.082,
    description:
      'Yellow neo-Baroque bath house of 1913 in City Park, fed by hot springs from deep below. Bathers play chess in the steaming ' +
      'outdoor pools, even in snow.',
    address: 'Állatkerti körút 9-11',
    pincode: '1146',
    website: 'https://www.szechenyifurdo.hu',
    price: 3,
  },
  {
    city: 'budapest',
    name: 'Great Market Hall',
    category: 'market',
    latitude: 47.487,
    longitude: 19.0585,
    description:
      "Samu Pecz designed the city's largest market hall, opened in 1897 under a roof of Zsolnay tiles. Paprika, pickles and " +
      'salami are downstairs, embroidery and hot food above.',
    address: 'Vámház körút 1-3',
    pincode: '1093',
    openingHours: 'Mo 06:00-17:00; Tu-Fr 06:00-18:00; Sa 06:00-15:00',
    price: 1,
  },
  {
    city: 'budapest',
    name: 'Hungarian State Opera',
    category: 'theatre',
    latitude: 47.5027,
    longitude: 19.0583,
    description:
      "Miklós Ybl's neo-Renaissance opera house on Andrássy Avenue opened in 1884. Gustav Mahler was one of its early directors.",
    address: 'Andrássy út 22',
    pincode: '1061',
    website: 'https://www.opera.hu',
    price: 2,
  },
  {
    city: 'budapest',
    name: 'Museum of Fine Arts',
    category: 'museum',
    latitude: 47.5162,
    longitude: 19.0766,
    description:
      "A temple-fronted museum of 1906 on Heroes' Square with European painting, Egyptian finds and a strong Spanish collection.",
    address: 'Dózsa György út 41',
    pincode: '1146',
    website: 'https://www.mfab.hu',
    openingHours: 'Tu-Su 10:00-18:00',
    price: 2,
  },
  {
    city: 'budapest',
    name: 'Margaret Island',
    category: 'park',
    latitude: 47.5268,
    longitude: 19.0469,
    description:
      'Car-free island in the Danube, about 2.5 kilometres long, between two bridges. Ruins of a medieval convent, a small zoo and ' +
      'a musical fountain stand among the trees.',
    address: 'Margitsziget',
    pincode: '1138',
    openingHours: '24/7',
    price: 0,
  },
  {
    city: 'athens',
    name: 'Acropolis of Athens',
    category: 'historic',
    latitude: 37.9715,
    longitude: 23.7267,
    description:
      'Citadel rock crowned by the Parthenon, built between 447 and 432 BC. Visitors enter through the Propylaia and pass the ' +
      'Erechtheion with its six maidens.',
    address: 'Dionysiou Areopagitou',
    price: 3,
    featured: true,
  },
  {
    city: 'athens',
    name: 'Acropolis Museum',
    category: 'museum',
    latitude: 37.9684,
    longitude: 23.7285,
    description:
      "Bernard Tschumi's museum of 2009 stands on pillars above an excavated quarter. Its glass top floor is turned to match the " +
      'Parthenon, whose frieze runs around the walls.',
    address: 'Dionysiou Areopagitou 15',
    pincode: '117 42',
    website: 'https://www.theacropolismuseum.gr',
    price: 2,
  },
  {
    city: 'athens',
    name: 'Ancient Agora of Athens',
    category: 'historic',
    latitude: 37.975,
    longitude: 23.7224,
    description:
      'Market place and meeting ground of the classical city. The Temple of Hephaestus is among the best preserved in Greece, and ' +
      'the rebuilt Stoa of Attalos serves as a museum.',
    address: 'Adrianou 24',
    pincode: '105 55',
    price: 2,
  },
  {
    city: 'athens',
    name: 'National Archaeological Museum',
    category: 'museum',
    latitude: 37.989,
    longitude: 23.7326,
    description: 'The largest collection of ancient Greek art anywhere, with the gold mask of Agamemnon and the Antikythera mechanism.',
    address: '28is Oktovriou 44',
    pincode: '106 82',
    website: 'https://www.namuseum.gr',
    price: 2,
  },
  {
    city: 'athens',
    name: 'Temple of Olympian Zeus',
    category: 'historic',
    latitude: 37.9693,
    longitude: 23.7331,
    description:
      'Begun in the sixth century BC and finished under Hadrian some 640 years later. Fifteen of its 104 columns still stand, and ' +
      'one lies where a storm threw it in 1852.',
    address: 'Leoforos Vasilissis Olgas',
    price: 2,
  },
  {
    city: 'athens',
    name: 'Panathenaic Stadium',
    category: 'attraction',
    latitude: 37.9683,
    longitude: 23.7411,
    description:
      'A stadium built wholly of marble, on the site of an ancient one. The first modern Olympic Games were opened here in 1896, ' +
      'and the Olympic flame is still handed over on its track.',
    address: 'Leoforos Vasileos Konstantinou',
    pincode: '116 35',
    website: 'https://www.panathenaicstadium.gr',
    price: 2,
  },
  {
    city: 'athens',
    name: 'Mount Lycabettus',
    category: 'park',
    latitude: 37.9819,
    longitude: 23.7431,
    description:
      'Limestone hill of 277 metres with the white chapel of St George on top. A funicular runs up through the rock, and footpaths ' +
      'climb between pines.',
    address: 'Lykavittos',
    openingHours: '24/7',
    price: 0,
  },
  {
    city: 'athens',
    name: 'Odeon of Herodes Atticus',
    category: 'theatre',
    latitude: 37.9708,
    longitude: 23.7246,
    description:
      'Stone theatre on the south-west slope of the Acropolis, given by Herodes Atticus in the second century. Its marble rows, ' +
      'restored in the 1950s, hold close to five thousand people.',
    address: 'Dionysiou Areopagitou',
    price: 2,
  },
  {
    city: 'athens',
    name: 'Monastiraki Flea Market',
    category: 'market',
    latitude: 37.9765,
    longitude: 23.7247,
    description:
      'Lanes of small shops with records, uniforms, sandals and second-hand books, starting at Monastiraki Square. On Sundays ' +
      'dealers spread out as far as Avissinias Square.',
    address: 'Ifestou',
    pincode: '105 55',
    price: 1,
  },
  {
    city: 'athens',
    name: 'Church of Panagia Kapnikarea',
    category: 'worship',
    latitude: 37.9764,
    longitude: 23.7286,
    description:
      'Byzantine church of the eleventh century that stands in the middle of shopping street Ermou. Brick, stone and reused marble ' +
      'make up its walls.',
    address: 'Ermou and Kapnikareas',
    price: 0,
  },
  {
    city: 'edinburgh',
    name: 'Edinburgh Castle',
    category: 'historic',
    latitude: 55.9486,
    longitude: -3.2005,
    description:
      "Fortress on a volcanic crag, with St Margaret's Chapel of the twelfth century as its oldest building. The Scottish crown is " +
      "shown here, and a gun is fired at one o'clock on most days.",
    address: 'Castlehill',
    pincode: 'EH1 2NG',
    website: 'https://www.edinburghcastle.scot',
    price: 2,
    featured: true,
  },
  {
    city: 'edinburgh',
    name: 'Palace of Holyroodhouse',
    category: 'historic',
    latitude: 55.9527,
    longitude: -3.1723,
    description:
      'Official residence of the monarch in Scotland, at the foot of the Royal Mile. Mary, Queen of Scots lived in the north-west ' +
      'tower, next to an abbey that now stands roofless.',
    address: 'Canongate',
    pincode: 'EH8 8DX',
    website: 'https://www.rct.uk',
    price: 2,
  },
  {
    city: 'edinburgh',
    name: "St Giles' Cathedral",
    category: 'worship',
    latitude: 55.9495,
    longitude: -3.1909,
    description:
      "High Kirk of Edinburgh with a stone crown spire of about 1495. Robert Lorimer's carved oak Thistle Chapel was added in 1911.",
    address: 'High Street',
    pincode: 'EH1 1RE',
    website: 'https://stgilescathedral.org.uk',
    price: 0,
  },
  {
    city: 'edinburgh',
    name: 'National Museum of Scotland',
    category: 'museum',
    latitude: 55.9469,
    longitude: -3.1905,
    description:
      'A bright Victorian hall of cast iron joined to a sandstone tower of 1998. Dolly the sheep, the Lewis chess pieces and steam ' +
      'engines share the house.',
    address: 'Chambers Street',
    pincode: 'EH1 1JF',
    website: 'https://www.nms.ac.uk',
    openingHours: 'Mo-Su 10:00-17:00',
    price: 0,
  },
  {
    city: 'edinburgh',
    name: "Arthur's Seat",
    category: 'park',
    latitude: 55.9441,
    longitude: -3.1618,
    description:
      "The 251-metre remains of an old volcano in Holyrood Park. An hour's walk from the palace leads to the rocky top, with a " +
      'view over the Firth of Forth.',
    address: 'Holyrood Park',
    openingHours: '24/7',
    price: 0,
  },
  {
    city: 'edinburgh',
    name: 'Calton Hill',
    category: 'park',
    latitude: 55.9549,
    longitude: -3.1823,
    description:
      'Grassy hill at the end of Princes Street with the unfinished National Monument, begun in 1826 as a copy of the Parthenon. ' +
      "The Nelson Monument drops a time ball at one o'clock.",
    address: 'Calton Hill',
    openingHours: '24/7',
    price: 0,
  },
  {
    city: 'edinburgh',
    name: 'Scott Monument',
    category: 'attraction',
    latitude: 55.9524,
    longitude: -3.1933,
    description:
      'A Gothic spire of 61 metres for the novelist Sir Walter Scott, designed by George Meikle Kemp, a joiner by trade, and ' +
      'completed in 1844. Narrow stairs wind up to the viewing platforms.',
    address: 'East Princes Street Gardens',
    pincode: 'EH2 2EJ',
    price: 1,
  },
  {
    city: 'edinburgh',
    name: 'Royal Botanic Garden Edinburgh',
    category: 'park',
    latitude: 55.9652,
    longitude: -3.209,
    description:
      'Started in 1670 as a physic garden near Holyrood and at Inverleith since the 1820s. The rock garden and the Chinese ' +
      'hillside cover part of 28 hectares.',
    address: 'Arboretum Place',
    pincode: 'EH3 5NZ',
    website: 'https://www.rbge.org.uk',
    price: 0,
  },
  {
    city: 'edinburgh',
    name: 'Royal Yacht Britannia',
    category: 'museum',
    latitude: 55.9822,
    longitude: -3.1773,
    description:
      "The royal family's ship from 1954 to 1997, now moored in Leith. Five decks can be seen, from the state dining room to the " +
      'engine room.',
    address: 'Ocean Terminal, Leith',
    pincode: 'EH6 6JJ',
    website: 'https://www.royalyachtbritannia.co.uk',
    price: 2,
  },
  {
    city: 'edinburgh',
    name: 'The Balmoral',
    category: 'hotel',
    latitude: 55.9529,
    longitude: -3.1896,
    description:
      'Railway hotel of 1902 above Waverley station. Its tower clock runs three minutes fast so that travellers catch their trains.',
    address: '1 Princes Street',
    pincode: 'EH2 2EQ',
    price: 3,
  },
];
