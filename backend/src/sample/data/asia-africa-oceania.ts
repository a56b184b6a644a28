/**
 * Sample cities and landmarks of Asia, Africa and Oceania. Population and coordinates of the cities
 * are GeoNames' (CC BY 4.0); the texts are our own.
 */
import type { SampleCity, SampleLandmark } from '../types.js';

export const cities: readonly SampleCity[] = [
  {
    key: 'tokyo',
    name: 'Tokyo',
    state: 'Tokyo',
    country: 'Japan',
    population: 8336599,
    foundedYear: 1457,
    latitude: 35.6895,
    longitude: 139.69171,
    timeZone: 'Asia/Tokyo',
    description:
      'A fishing village called Edo got its castle in 1457, became the seat of the shoguns in 1603 and the imperial capital, ' +
      'under a new name, in 1868. The city burned in 1923 and again in 1945, so its streets follow old field paths while most of ' +
      "its buildings are younger than their owners' parents. Trains tie a dozen centres together, each with its own trade: Ginza " +
      'for department stores, Akihabara for electronics, Jimbocho for second-hand books.',
    featured: true,
    geonameId: 1850147,
  },
  {
    key: 'kyoto',
    name: 'Kyoto',
    state: 'Kyoto',
    country: 'Japan',
    population: 1459640,
    foundedYear: 794,
    latitude: 35.02107,
    longitude: 135.75385,
    timeZone: 'Asia/Tokyo',
    description:
      'Emperors reigned here from 794 until 1869, and the grid of streets they laid out after Chinese models is still in use. ' +
      'Mountains close the city in on three sides; most of its roughly 1,600 Buddhist temples and 400 shrines stand along their ' +
      'feet. Weavers, dyers, sweet makers and tea merchants keep workshops between them.',
    geonameId: 1857910,
  },
  {
    key: 'singapore',
    name: 'Singapore',
    state: 'Singapore',
    country: 'Singapore',
    population: 3547809,
    foundedYear: 1819,
    latitude: 1.28967,
    longitude: 103.85007,
    timeZone: 'Asia/Singapore',
    description:
      'An island state at the tip of the Malay Peninsula, a free port of the East India Company from 1819 and independent since ' +
      '1965. Four official languages are heard on its trains, and the cooking of Chinese, Malay and Indian families meets under ' +
      'the roofs of the hawker centres. Rain falls on about half the days of the year, and trees cover close to half of the land.',
    geonameId: 1880252,
  },
  {
    key: 'bangkok',
    name: 'Bangkok',
    state: 'Bangkok',
    country: 'Thailand',
    population: 5104476,
    foundedYear: 1782,
    latitude: 13.75398,
    longitude: 100.50144,
    timeZone: 'Asia/Bangkok',
    description:
      'King Rama I moved his court across the Chao Phraya in 1782, and the full ceremonial name he gave the place is among the ' +
      'longest of any city. Boats still carry commuters along the river and the Saen Saep canal while the Skytrain runs above ' +
      'the traffic. Temples glazed in orange and green stand on the old royal island; malls and towers spread to the east.',
    geonameId: 1609350,
  },
  {
    key: 'hong-kong',
    name: 'Hong Kong',
    state: 'Hong Kong',
    country: 'Hong Kong',
    population: 7012738,
    foundedYear: 1841,
    latitude: 22.27832,
    longitude: 114.17469,
    timeZone: 'Asia/Hong_Kong',
    description:
      'Steep green hills leave little flat ground around the harbour, which is why flats, offices and even playgrounds are ' +
      'stacked so high. Hong Kong was a British colony from the 1840s to 1997 and is now a special administrative region of ' +
      'China. Trams, ferries, escalators and more than 250 islands make getting around part of the visit.',
    geonameId: 1819729,
  },
  {
    key: 'seoul',
    name: 'Seoul',
    state: 'Seoul',
    country: 'South Korea',
    population: 10349312,
    foundedYear: 1394,
    latitude: 37.566,
    longitude: 126.9784,
    timeZone: 'Asia/Seoul',
    description:
      'Four guardian mountains and a wall of 18 km marked out the capital that the Joseon kings chose in 1394. The Han River, a ' +
      'kilometre wide, now divides the palaces and markets in the north from the office blocks of Gangnam. Hikers with poles ' +
      'ride the underground to the granite peaks of Bukhansan inside the city limits.',
    geonameId: 1835848,
  },
  {
    key: 'beijing',
    name: 'Beijing',
    state: 'Beijing',
    country: 'China',
    population: 11716620,
    foundedYear: -1045,
    latitude: 39.9075,
    longitude: 116.39723,
    timeZone: 'Asia/Shanghai',
    description:
      'A line of almost eight kilometres, drawn in the Ming period from the southern gate to the Bell Tower, still orders the ' +
      'middle of the city. Walled courtyard houses along narrow hutongs survive inside the second of its concentric ring roads. ' +
      'Apart from a few breaks it has been the capital of China since the 13th century; winters are dry and icy, and the sky is ' +
      'at its best in autumn.',
    geonameId: 1816670,
  },
  {
    key: 'shanghai',
    name: 'Shanghai',
    state: 'Shanghai',
    country: 'China',
    population: 22315474,
    foundedYear: 1291,
    latitude: 31.22222,
    longitude: 121.45806,
    timeZone: 'Asia/Shanghai',
    description:
      'Made a county seat at the end of the 13th century, this cotton port near the mouth of the Yangtze was opened to foreign ' +
      'trade in 1842. British, American and French settlements left banks on the river and plane trees along the avenues. ' +
      'Pudong, on the opposite bank, was mostly farms and warehouses until 1990 and now has some of the tallest buildings in ' +
      'Asia.',
    geonameId: 1796236,
  },
  {
    key: 'istanbul',
    name: 'Istanbul',
    state: 'Istanbul',
    country: 'Türkiye',
    population: 14804116,
    foundedYear: -660,
    latitude: 41.01384,
    longitude: 28.94966,
    timeZone: 'Europe/Istanbul',
    description:
      'Greek settlers founded Byzantium around 660 BC on a spur between the Golden Horn and the Sea of Marmara. As ' +
      'Constantinople it ruled the eastern Roman Empire, and after 1453 the Ottoman one. Ferries cross the Bosphorus from Europe ' +
      'to Asia in twenty minutes, with gulls behind and glasses of tea on board.',
    geonameId: 745044,
  },
  {
    key: 'dubai',
    name: 'Dubai',
    state: 'Dubai',
    country: 'United Arab Emirates',
    population: 2956587,
    foundedYear: 1833,
    latitude: 25.07725,
    longitude: 55.30927,
    timeZone: 'Asia/Dubai',
    description:
      'Pearl divers and traders lived on the two banks of the creek when the Al Maktoum family settled here in 1833. Oil was ' +
      'found in 1966, but harbours, aviation and building shaped the strip of towers that runs down the coast today. Wooden ' +
      'abras still ferry people between Deira and Bur Dubai for a coin.',
    geonameId: 292223,
  },
  {
    key: 'cairo',
    name: 'Cairo',
    state: 'Cairo',
    country: 'Egypt',
    population: 7734614,
    foundedYear: 969,
    latitude: 30.06263,
    longitude: 31.24967,
    timeZone: 'Africa/Cairo',
    description:
      'The Fatimids marked out al-Qahira in 969, a little north of older towns that reach back to a Roman fortress. Medieval ' +
      'streets with mosques striped in red and white stone lie east of the boulevards that Khedive Ismail had built in the ' +
      '1860s. On the desert edge across the Nile stand the pyramids of Giza, older than all of it by three and a half thousand ' +
      'years.',
    geonameId: 360630,
  },
  {
    key: 'cape-town',
    name: 'Cape Town',
    state: 'Western Cape',
    country: 'South Africa',
    population: 3433441,
    foundedYear: 1652,
    latitude: -33.92584,
    longitude: 18.42322,
    timeZone: 'Africa/Johannesburg',
    description:
      'Table Mountain, flat for three kilometres along the top, fills the view from nearly every street. The Dutch East India ' +
      'Company planted a supply garden at its foot in 1652, and people brought as slaves from Asia and Africa helped to shape ' +
      'its cooking and the Afrikaans language. Parliament sits here, and vineyards begin within the city limits at Constantia.',
    geonameId: 3369157,
  },
  {
    key: 'marrakesh',
    name: 'Marrakesh',
    state: 'Marrakesh-Safi',
    country: 'Morocco',
    population: 839296,
    foundedYear: 1070,
    latitude: 31.63416,
    longitude: -7.99994,
    timeZone: 'Africa/Casablanca',
    description:
      'Berber Almoravids pitched camp on this plain about 1070 and made it the capital of an empire that reached into Spain. ' +
      'Ramparts of reddish earth, some 19 km long, enclose the medina, where the souks are sorted by craft. Snow on the High ' +
      'Atlas can be seen from the rooftops for half the year.',
    geonameId: 2542997,
  },
  {
    key: 'nairobi',
    name: 'Nairobi',
    state: 'Nairobi',
    country: 'Kenya',
    population: 2750547,
    foundedYear: 1899,
    latitude: -1.28333,
    longitude: 36.81667,
    timeZone: 'Africa/Nairobi',
    description:
      'Engineers of the Uganda Railway set up a depot at mile 327 in 1899, on cool ground some 1,700 m above the sea. The camp ' +
      'became a colonial capital within eight years and the capital of independent Kenya in 1963. Jacaranda trees turn the ' +
      'avenues violet in October, and privately run minibuses called matatus carry loud music and painted portraits.',
    geonameId: 184745,
  },
  {
    key: 'sydney',
    name: 'Sydney',
    state: 'New South Wales',
    country: 'Australia',
    population: 4627345,
    foundedYear: 1788,
    latitude: -33.86785,
    longitude: 151.20732,
    timeZone: 'Australia/Sydney',
    description:
      'Eleven ships from England landed convicts and soldiers at Sydney Cove in January 1788, on the land of the Gadigal people. ' +
      'The drowned river valley that serves as its harbour has some 240 km of shoreline, much of it bush. Office workers go home ' +
      'by ferry and swim before breakfast in pools cut into the ocean rocks.',
    geonameId: 2147714,
  },
  {
    key: 'melbourne',
    name: 'Melbourne',
    state: 'Victoria',
    country: 'Australia',
    population: 4246375,
    foundedYear: 1835,
    latitude: -37.814,
    longitude: 144.96332,
    timeZone: 'Australia/Melbourne',
    description:
      'Settlers from Tasmania put up tents by the Yarra in 1835, and the gold found sixteen years later paid for theatres, ' +
      'arcades and a domed library. Trams run on about 250 km of track, the largest network in the world. Behind the straight ' +
      'main streets, narrow lanes hold coffee bars and painted walls.',
    geonameId: 2158177,
  },
  {
    key: 'auckland',
    name: 'Auckland',
    state: 'Auckland',
    country: 'New Zealand',
    population: 417910,
    foundedYear: 1840,
    latitude: -36.84853,
    longitude: 174.76349,
    timeZone: 'Pacific/Auckland',
    description:
      'The city spreads across an isthmus little more than a kilometre wide at its narrowest, between the Pacific and the Tasman ' +
      'Sea. Some fifty small volcanoes rise among the houses, many of them terraced by Māori, who call the place Tāmaki ' +
      'Makaurau. It was founded as the capital in 1840, lost that rank to Wellington in 1865 and remained by far the largest ' +
      'city of New Zealand.',
    geonameId: 2193733,
  },
];

export const landmarks: readonly SampleLandmark[] = [
  // Tokyo
  {
    city: 'tokyo',
    name: 'Senso-ji',
    category: 'worship',
    latitude: 35.7148,
    longitude: 139.7967,
    description:
      "Tokyo's oldest temple, traced to a statue of Kannon that fishermen are said to have netted in the Sumida River in 628. " +
      'Visitors pass the great red lantern of the Kaminarimon gate and a lane of stalls before reaching the incense burner and ' +
      'the main hall, rebuilt in 1958.',
    address: '2-3-1 Asakusa, Taito-ku',
    pincode: '111-0032',
    website: 'https://www.senso-ji.jp',
    openingHours: 'Apr-Sep 06:00-17:00; Oct-Mar 06:30-17:00',
    price: 0,
    featured: true,
  },
  {
    city: 'tokyo',
    name: 'Meiji Jingu',
    category: 'worship',
    latitude: 35.6764,
    longitude: 139.6993,
    description:
      'Shinto shrine dedicated in 1920 to Emperor Meiji and Empress Shoken. A wide gravel path under tall cypress torii leads ' +
      'through a forest planted with about 100,000 donated trees.',
    address: '1-1 Yoyogi-Kamizonocho, Shibuya-ku',
    pincode: '151-8557',
    website: 'https://www.meijijingu.or.jp',
    openingHours: 'sunrise-sunset',
    price: 0,
  },
  {
    city: 'tokyo',
    name: 'Tokyo Tower',
    category: 'attraction',
    latitude: 35.6586,
    longitude: 139.7454,
    description:
      'Orange and white lattice mast of 333 m, finished in 1958 for television broadcasting. Two observation decks, at 150 m and ' +
      'about 250 m, look over the bay and, in clear weather, to Mount Fuji.',
    address: '4-2-8 Shibakoen, Minato-ku',
    pincode: '105-0011',
    website: 'https://www.tokyotower.co.jp',
    openingHours: '09:00-23:00',
    price: 2,
  },
  {
    city: 'tokyo',
    name: 'Tokyo Skytree',
    category: 'attraction',
    latitude: 35.7101,
    longitude: 139.8107,
    description:
      'At 634 m the tallest tower in the world, opened in 2012 to carry digital broadcasts above the skyscrapers. Its decks at ' +
      '350 and 450 m show the whole Kanto plain.',
    address: '1-1-2 Oshiage, Sumida-ku',
    pincode: '131-0045',
    website: 'https://www.tokyo-skytree.jp',
    price: 3,
  },
  {
    city: 'tokyo',
    name: 'Tokyo National Museum',
    category: 'museum',
    latitude: 35.7188,
    longitude: 139.7765,
    description:
      "Japan's oldest national museum, founded in 1872. The Honkan, a 1938 building with a Japanese tiled roof, leads through " +
      'swords, lacquer, screens and Buddhist sculpture.',
    address: '13-9 Ueno Park, Taito-ku',
    pincode: '110-8712',
    website: 'https://www.tnm.jp',
    openingHours: 'Tu-Su 09:30-17:00',
    price: 1,
  },
  {
    city: 'tokyo',
    name: 'Shinjuku Gyoen National Garden',
    category: 'park',
    latitude: 35.6852,
    longitude: 139.71,
    description:
      'A former imperial garden, open to all since 1949. Its 58 hectares join a French rose garden, English lawns and a Japanese ' +
      'pond landscape, and some 1,000 cherry trees flower here in spring.',
    address: '11 Naitomachi, Shinjuku-ku',
    pincode: '160-0014',
    price: 1,
  },
  {
    city: 'tokyo',
    name: 'Imperial Palace East Gardens',
    category: 'historic',
    latitude: 35.6869,
    longitude: 139.7565,
    description:
      'The inner grounds of Edo Castle, seat of the Tokugawa shoguns from 1603 to 1867. Moats, guardhouses and the huge stone ' +
      'base of the lost keep remain among lawns and an iris garden.',
    address: '1-1 Chiyoda, Chiyoda-ku',
    pincode: '100-8111',
    price: 0,
  },
  {
    city: 'tokyo',
    name: 'Shibuya Crossing',
    category: 'attraction',
    latitude: 35.6595,
    longitude: 139.7005,
    description:
      'The scramble crossing outside Shibuya Station, where every pedestrian light turns green together. At busy times well over ' +
      'a thousand people step off the kerbs at once beneath the giant screens.',
    address: 'Dogenzaka, Shibuya-ku',
    openingHours: '24/7',
    price: 0,
  },
  {
    city: 'tokyo',
    name: 'Kabukiza Theatre',
    category: 'theatre',
    latitude: 35.6696,
    longitude: 139.768,
    description:
      'The home of kabuki since 1889. The present house of 2013, designed by Kengo Kuma, keeps the curved gables of its ' +
      'predecessors under a modern office tower.',
    address: '4-12-15 Ginza, Chuo-ku',
    pincode: '104-0061',
    price: 2,
  },
  {
    city: 'tokyo',
    name: 'Tsukiji Outer Market',
    category: 'market',
    latitude: 35.6655,
    longitude: 139.7707,
    description:
      'Narrow lanes of knife sellers, tea and seaweed shops and counters serving breakfast sushi. The wholesale auctions moved ' +
      'to Toyosu in 2018, but several hundred small traders stayed here.',
    address: '4-16-2 Tsukiji, Chuo-ku',
    pincode: '104-0045',
    price: 1,
  },
  // Kyoto
  {
    city: 'kyoto',
    name: 'Fushimi Inari Taisha',
    category: 'worship',
    latitude: 34.9671,
    longitude: 135.7727,
    description:
      'Head shrine of the rice god Inari, founded in 711. Thousands of vermilion torii, each given by a person or business, form ' +
      'tunnels over the trails of the 233 m mountain behind the main hall.',
    address: '68 Fukakusa Yabunouchicho, Fushimi-ku',
    pincode: '612-0882',
    website: 'https://inari.jp',
    openingHours: '24/7',
    price: 0,
    featured: true,
  },
  {
    city: 'kyoto',
    name: 'Kinkaku-ji',
    category: 'worship',
    latitude: 35.0394,
    longitude: 135.7292,
    description:
      'Zen temple known as the Golden Pavilion, begun in 1397 as the villa of the shogun Ashikaga Yoshimitsu. The two upper ' +
      'storeys are covered in gold leaf; the present pavilion was rebuilt in 1955 after a fire.',
    address: '1 Kinkakujicho, Kita-ku',
    pincode: '603-8361',
    openingHours: '09:00-17:00',
    price: 1,
  },
  {
    city: 'kyoto',
    name: 'Kiyomizu-dera',
    category: 'worship',
    latitude: 34.9949,
    longitude: 135.785,
    description:
      'Temple on the wooded slope of Otowa, founded in 778. The wooden stage of the main hall, rebuilt in 1633, stands 13 m ' +
      'above the hillside and was framed without nails.',
    address: '1-294 Kiyomizu, Higashiyama-ku',
    pincode: '605-0862',
    website: 'https://www.kiyomizudera.or.jp',
    price: 1,
  },
  {
    city: 'kyoto',
    name: 'Nijo Castle',
    category: 'historic',
    latitude: 35.0142,
    longitude: 135.748,
    description:
      'Residence built in 1603 for Tokugawa Ieyasu when he visited the imperial capital. The floors of the Ninomaru Palace chirp ' +
      'underfoot to betray intruders, and its rooms hold gilded paintings of the Kano school.',
    address: '541 Nijojocho, Nakagyo-ku',
    pincode: '604-8301',
    website: 'https://nijo-jocastle.city.kyoto.lg.jp',
    price: 2,
  },
  {
    city: 'kyoto',
    name: 'Ginkaku-ji',
    category: 'worship',
    latitude: 35.027,
    longitude: 135.7982,
    description:
      'The Silver Pavilion, built from 1482 as a retreat for the shogun Ashikaga Yoshimasa and never actually silvered. A raked ' +
      'cone of sand and a moss garden climb the hill behind it.',
    address: '2 Ginkakujicho, Sakyo-ku',
    pincode: '606-8402',
    price: 1,
  },
  {
    city: 'kyoto',
    name: 'Nishiki Market',
    category: 'market',
    latitude: 35.005,
    longitude: 135.7649,
    description:
      'A roofed lane five blocks long with more than a hundred shops, many of them old family firms. Pickles, tofu skin, river ' +
      'fish, sweets and kitchen knives are the things to look for.',
    address: 'Nishikikoji-dori, Nakagyo-ku',
    price: 1,
  },
  {
    city: 'kyoto',
    name: 'Kyoto National Museum',
    category: 'museum',
    latitude: 34.9899,
    longitude: 135.7731,
    description:
      'Opened in 1897 in a French Renaissance hall of brick by Tokuma Katayama. The collections of temple art are now shown next ' +
      'door in a wing of 2014 by Yoshio Taniguchi.',
    address: '527 Chayacho, Higashiyama-ku',
    pincode: '605-0931',
    website: 'https://www.kyohaku.go.jp',
    price: 1,
  },
  {
    city: 'kyoto',
    name: 'Arashiyama Bamboo Grove',
    category: 'park',
    latitude: 35.017,
    longitude: 135.6717,
    description:
      'A path of some 400 m between stands of moso bamboo that shut out most of the light. It starts near the north gate of ' +
      'Tenryu-ji and is quietest soon after dawn.',
    address: 'Sagaogurayama, Ukyo-ku',
    openingHours: '24/7',
    price: 0,
  },
  {
    city: 'kyoto',
    name: 'Kyoto Imperial Palace',
    category: 'historic',
    latitude: 35.0254,
    longitude: 135.7621,
    description:
      'The emperors lived on this site from 1331 until the court left for Tokyo in 1869. The cypress-roofed halls standing today ' +
      'date from 1855 and are set in a wide gravel park.',
    address: '3 Kyotogyoen, Kamigyo-ku',
    pincode: '602-0881',
    price: 0,
  },
  {
    city: 'kyoto',
    name: 'Minamiza',
    category: 'theatre',
    latitude: 35.0036,
    longitude: 135.7724,
    description:
      'Kabuki has been played on this corner beside the Kamo River since the early 17th century. The gabled building of 1929 ' +
      'hangs out the names of the cast on wooden boards for the December season.',
    address: '198 Nakanocho, Higashiyama-ku',
    pincode: '605-0075',
    price: 2,
  },
  // Singapore
  {
    city: 'singapore',
    name: 'Gardens by the Bay',
    category: 'park',
    latitude: 1.2816,
    longitude: 103.8636,
    description:
      'A 101-hectare park on reclaimed land, opened in 2012. Steel Supertrees up to 50 m tall carry climbing plants and a ' +
      'skyway, and two cooled glasshouses hold a flower dome and a cloud forest around an indoor waterfall.',
    address: '18 Marina Gardens Drive',
    pincode: '018953',
    website: 'https://www.gardensbythebay.com.sg',
    openingHours: '05:00-02:00',
    price: 2,
    featured: true,
  },
  {
    city: 'singapore',
    name: 'Marina Bay Sands',
    category: 'hotel',
    latitude: 1.2834,
    longitude: 103.8607,
    description:
      'Three hotel towers of 55 storeys joined at the top by a park shaped like a ship, finished in 2010 to the design of Moshe ' +
      'Safdie. The rooftop pool runs 150 m along the edge.',
    address: '10 Bayfront Avenue',
    pincode: '018956',
    website: 'https://www.marinabaysands.com',
    price: 3,
  },
  {
    city: 'singapore',
    name: 'Merlion Park',
    category: 'attraction',
    latitude: 1.2868,
    longitude: 103.8545,
    description:
      "The half lion, half fish that became Singapore's emblem spouts water into the bay from a statue of 8.6 m made by Lim Nang " +
      'Seng in 1972. It was moved to this spot in 2002.',
    address: '1 Fullerton Road',
    pincode: '049213',
    openingHours: '24/7',
    price: 0,
  },
  {
    city: 'singapore',
    name: 'National Gallery Singapore',
    category: 'museum',
    latitude: 1.2903,
    longitude: 103.8517,
    description:
      'Southeast Asian art of the 19th and 20th centuries in the former Supreme Court and City Hall, joined by a glass roof in ' +
      '2015. Visitors can walk through the old courtrooms and holding cells.',
    address: "1 St Andrew's Road",
    pincode: '178957',
    website: 'https://www.nationalgallery.sg',
    openingHours: '10:00-19:00',
    price: 2,
  },
  {
    city: 'singapore',
    name: 'Singapore Botanic Gardens',
    category: 'park',
    latitude: 1.3138,
    longitude: 103.8159,
    description:
      'Laid out in 1859 and the place where the tapping of rubber trees was worked out. A World Heritage Site since 2015, it has ' +
      'a tract of old rainforest and the National Orchid Garden.',
    address: '1 Cluny Road',
    pincode: '259569',
    website: 'https://www.nparks.gov.sg/sbg',
    openingHours: '05:00-24:00',
    price: 0,
  },
  {
    city: 'singapore',
    name: 'Raffles Hotel',
    category: 'hotel',
    latitude: 1.2949,
    longitude: 103.8545,
    description:
      'Opened by the Sarkies brothers in 1887 in a ten-room bungalow by the sea; the main building followed in 1899. The ' +
      'Singapore Sling was first mixed in its Long Bar around 1915.',
    address: '1 Beach Road',
    pincode: '189673',
    website: 'https://www.raffles.com/singapore',
    price: 3,
  },
  {
    city: 'singapore',
    name: 'Maxwell Food Centre',
    category: 'market',
    latitude: 1.2803,
    longitude: 103.8447,
    description:
      'A hawker centre of about a hundred stalls under one long roof beside Chinatown. Queues form early for Hainanese chicken ' +
      'rice, fish soup and oyster cakes.',
    address: '1 Kadayanallur Street',
    pincode: '069184',
    price: 1,
  },
  {
    city: 'singapore',
    name: 'Sultan Mosque',
    category: 'worship',
    latitude: 1.3022,
    longitude: 103.859,
    description:
      'The golden domes above Kampong Glam were completed in 1932 to the plans of Denis Santry. The dark bands under the domes ' +
      'are the ends of glass bottles given by poorer members of the community.',
    address: '3 Muscat Street',
    pincode: '198833',
    price: 0,
  },
  {
    city: 'singapore',
    name: 'Esplanade Theatres on the Bay',
    category: 'theatre',
    latitude: 1.2897,
    longitude: 103.8559,
    description:
      'Concert hall and theatre under two glazed domes of pointed aluminium shades, which locals compare to durians. It opened ' +
      'in 2002, and free concerts are given on the waterfront stage.',
    address: '1 Esplanade Drive',
    pincode: '038981',
    website: 'https://www.esplanade.com',
    price: 2,
  },
  {
    city: 'singapore',
    name: 'Siloso Beach',
    category: 'beach',
    latitude: 1.2545,
    longitude: 103.8122,
    description:
      'A strip of palms and imported sand on the south-west coast of Sentosa, with volleyball courts and bars. Cargo ships wait ' +
      'at anchor beyond the small islets that shelter the lagoon.',
    address: 'Siloso Beach Walk, Sentosa',
    openingHours: '24/7',
    price: 0,
  },
  // Bangkok
  {
    city: 'bangkok',
    name: 'Grand Palace',
    category: 'historic',
    latitude: 13.75,
    longitude: 100.4914,
    description:
      'Begun in 1782 with the city itself and home of the kings until 1925. Within the white walls stand throne halls that mix ' +
      'Thai roofs with European fronts, and Wat Phra Kaew with the Emerald Buddha.',
    address: 'Na Phra Lan Road, Phra Nakhon',
    pincode: '10200',
    website: 'https://www.royalgrandpalace.th',
    openingHours: '08:30-15:30',
    price: 2,
    featured: true,
  },
  {
    city: 'bangkok',
    name: 'Wat Pho',
    category: 'worship',
    latitude: 13.7465,
    longitude: 100.493,
    description:
      'A temple older than the city, enlarged by King Rama I, with a gilded reclining Buddha 46 m long whose soles are inlaid ' +
      'with mother-of-pearl. Its school of traditional Thai massage still trains and treats people on site.',
    address: '2 Sanam Chai Road, Phra Nakhon',
    pincode: '10200',
    website: 'https://www.watpho.com',
    price: 1,
  },
  {
    city: 'bangkok',
    name: 'Wat Arun',
    category: 'worship',
    latitude: 13.7437,
    longitude: 100.4889,
    description:
      'The Temple of Dawn stands on the west bank of the Chao Phraya. Its steep central prang, raised in the first half of the ' +
      '19th century, is set with broken Chinese porcelain.',
    address: '158 Wang Doem Road, Bangkok Yai',
    pincode: '10600',
    openingHours: '08:00-18:00',
    price: 1,
  },
  {
    city: 'bangkok',
    name: 'Jim Thompson House',
    category: 'museum',
    latitude: 13.7492,
    longitude: 100.5283,
    description:
      'Six old teak houses that the American silk merchant had brought here and joined together in 1959. They hold his Asian art ' +
      'collection just as he left it before he vanished in Malaysia in 1967.',
    address: '6 Soi Kasemsan 2, Rama I Road, Pathum Wan',
    pincode: '10330',
    openingHours: '10:00-18:00',
    price: 1,
  },
  {
    city: 'bangkok',
    name: 'Lumphini Park',
    category: 'park',
    latitude: 13.7306,
    longitude: 100.5417,
    description:
      "The city's first public park, given by King Rama VI in the 1920s. Joggers and aerobics groups share its 57 hectares with " +
      'large water monitor lizards.',
    address: 'Rama IV Road, Pathum Wan',
    pincode: '10330',
    price: 0,
  },
  {
    city: 'bangkok',
    name: 'Chatuchak Weekend Market',
    category: 'market',
    latitude: 13.7999,
    longitude: 100.5506,
    description:
      'One of the largest markets in the world, with around 15,000 stalls in 27 sections. A clock tower in the middle helps ' +
      'people find their way among the clothes, ceramics, plants and street food.',
    address: 'Kamphaeng Phet 2 Road, Chatuchak',
    pincode: '10900',
    openingHours: 'Sa-Su 09:00-18:00',
    price: 1,
  },
  {
    city: 'bangkok',
    name: 'Bangkok National Museum',
    category: 'museum',
    latitude: 13.7576,
    longitude: 100.4922,
    description:
      'Set in the Wang Na, the palace of the deputy king, from 1782. The Buddhaisawan Chapel has some of the finest murals of ' +
      'the period, and a hall of funeral chariots shows gilded carriages of many tonnes.',
    address: 'Na Phra That Road, Phra Nakhon',
    pincode: '10200',
    openingHours: 'We-Su 09:00-16:00',
    price: 1,
  },
  {
    city: 'bangkok',
    name: 'Erawan Shrine',
    category: 'worship',
    latitude: 13.7444,
    longitude: 100.5403,
    description:
      'A shrine to the four-faced god Phra Phrom, set up in 1956 at a busy crossing to end a run of bad luck at a hotel building ' +
      'site. People bring marigolds, and hire dancers in thanks for wishes granted.',
    address: 'Corner of Ratchadamri and Phloen Chit Roads, Pathum Wan',
    pincode: '10330',
    price: 0,
  },
  {
    city: 'bangkok',
    name: 'Wat Saket and the Golden Mount',
    category: 'worship',
    latitude: 13.7538,
    longitude: 100.5066,
    description:
      'More than 300 steps wind up an artificial hill, made from a chedi that collapsed in the soft ground under Rama III. The ' +
      'golden stupa on top was the highest point of Bangkok until tall buildings came.',
    address: '344 Chakkraphatdi Phong Road, Pom Prap Sattru Phai',
    pincode: '10100',
    price: 1,
  },
  {
    city: 'bangkok',
    name: 'MBK Center',
    category: 'shopping',
    latitude: 13.7446,
    longitude: 100.5299,
    description:
      'A mall opened in 1985 and laid out like an indoor market, with around 2,000 shops on eight floors. Phones, cameras, ' +
      'souvenirs and tailoring are its trade.',
    address: '444 Phayathai Road, Pathum Wan',
    pincode: '10330',
    openingHours: '10:00-22:00',
    price: 1,
  },
  // Hong Kong
  {
    city: 'hong-kong',
    name: 'Peak Tower',
    category: 'attraction',
    latitude: 22.2711,
    longitude: 114.1499,
    description:
      'The anvil-shaped terminus of the Peak Tram, designed by Terry Farrell and opened in 1997. Its roof terrace, 428 m above ' +
      'the sea, looks down on the towers of Central and across the harbour to Kowloon.',
    address: '128 Peak Road, The Peak',
    website: 'https://www.thepeak.com.hk',
    price: 2,
    featured: true,
  },
  {
    city: 'hong-kong',
    name: 'Star Ferry Pier',
    category: 'attraction',
    latitude: 22.2937,
    longitude: 114.1688,
    description:
      'Green and white double-ended boats have crossed Victoria Harbour from here under the Star name since 1898. The ride to ' +
      'Central takes about ten minutes and costs small change.',
    address: 'Salisbury Road, Tsim Sha Tsui',
    website: 'https://www.starferry.com.hk',
    openingHours: '06:30-23:30',
    price: 1,
  },
  {
    city: 'hong-kong',
    name: 'Man Mo Temple',
    category: 'worship',
    latitude: 22.284,
    longitude: 114.1502,
    description:
      'Dedicated to the gods of literature and of war, and built by wealthy Chinese merchants in 1847. Great coils of incense ' +
      'burn for days beneath the roof.',
    address: '124-126 Hollywood Road, Sheung Wan',
    openingHours: '08:00-18:00',
    price: 0,
  },
  {
    city: 'hong-kong',
    name: 'M+',
    category: 'museum',
    latitude: 22.301,
    longitude: 114.1596,
    description:
      'Museum of visual culture by Herzog & de Meuron, opened in 2021: an upside-down T whose upper slab is a screen facing the ' +
      'harbour. Art, design, architecture and moving image from Asia fill 33 galleries.',
    address: '38 Museum Drive, West Kowloon Cultural District',
    website: 'https://www.mplus.org.hk',
    openingHours: 'Tu-Th,Sa-Su 10:00-18:00; Fr 10:00-22:00',
    price: 2,
  },
  {
    city: 'hong-kong',
    name: 'Tai Kwun',
    category: 'historic',
    latitude: 22.2816,
    longitude: 114.1541,
    description:
      'The former Central Police Station, magistracy and Victoria Prison, dating from 1864 onwards and reopened in 2018 as a ' +
      'place for heritage and art. Cells and parade ground stand next to new galleries by Herzog & de Meuron.',
    address: '10 Hollywood Road, Central',
    website: 'https://www.taikwun.hk',
    price: 0,
  },
  {
    city: 'hong-kong',
    name: 'Temple Street Night Market',
    category: 'market',
    latitude: 22.3066,
    longitude: 114.17,
    description:
      'After dark the street fills with stalls of watches, shirts and jade, open-air seafood kitchens and fortune tellers. It ' +
      'takes its name from the Tin Hau temple in the middle.',
    address: 'Temple Street, Yau Ma Tei',
    price: 1,
  },
  {
    city: 'hong-kong',
    name: 'Hong Kong Park',
    category: 'park',
    latitude: 22.2775,
    longitude: 114.1615,
    description:
      'Eight hectares of ponds and waterfalls between office towers, opened in 1991 on the site of Victoria Barracks. A walkway ' +
      'runs through the treetops of the aviary.',
    address: '19 Cotton Tree Drive, Central',
    openingHours: '06:00-23:00',
    price: 0,
  },
  {
    city: 'hong-kong',
    name: 'The Peninsula',
    category: 'hotel',
    latitude: 22.2952,
    longitude: 114.1718,
    description:
      'Opened in 1928 opposite the railway terminus for passengers off the liners, and known for afternoon tea with string music ' +
      'in the lobby. A 30-storey tower was added behind in 1994.',
    address: 'Salisbury Road, Tsim Sha Tsui',
    website: 'https://www.peninsula.com',
    price: 3,
  },
  {
    city: 'hong-kong',
    name: 'Repulse Bay Beach',
    category: 'beach',
    latitude: 22.2364,
    longitude: 114.1967,
    description:
      'A crescent of sand below the hills on the south side of Hong Kong Island. At its eastern end stand colourful statues of ' +
      'Kwun Yum and Tin Hau beside the lifeguard club.',
    address: 'Beach Road, Repulse Bay',
    price: 0,
  },
  {
    city: 'hong-kong',
    name: 'Tian Tan Buddha',
    category: 'worship',
    latitude: 22.254,
    longitude: 113.905,
    description:
      'Seated bronze Buddha of 34 m, completed in 1993 above the Po Lin Monastery on Lantau. A stair of 268 steps leads up to ' + 'the lotus throne.',
    address: 'Ngong Ping, Lantau Island',
    website: 'https://www.plm.org.hk',
    openingHours: '10:00-17:30',
    price: 0,
  },
  // Seoul
  {
    city: 'seoul',
    name: 'Gyeongbokgung Palace',
    category: 'historic',
    latitude: 37.5788,
    longitude: 126.977,
    description:
      'The main palace of the Joseon kings, founded in 1395, burnt in the invasion of 1592 and rebuilt from 1867. The throne ' +
      'hall and the Gyeonghoeru banquet pavilion stand against the slope of Bugaksan.',
    address: '161 Sajik-ro, Jongno-gu',
    pincode: '03045',
    price: 1,
    featured: true,
  },
  {
    city: 'seoul',
    name: 'Changdeokgung Palace',
    category: 'historic',
    latitude: 37.5794,
    longitude: 126.991,
    description:
      'Built in 1405 and fitted to the hills rather than to a strict axis, which made it the favourite of many kings. Behind it ' +
      'lies the Secret Garden of ponds, pavilions and old trees; World Heritage since 1997.',
    address: '99 Yulgok-ro, Jongno-gu',
    pincode: '03072',
    price: 1,
  },
  {
    city: 'seoul',
    name: 'N Seoul Tower',
    category: 'attraction',
    latitude: 37.5512,
    longitude: 126.9882,
    description:
      'A 236 m communication tower on top of Namsan, open to the public since 1980. Its terraces are hung with thousands of ' + 'padlocks left by couples.',
    address: '105 Namsangongwon-gil, Yongsan-gu',
    pincode: '04340',
    price: 2,
  },
  {
    city: 'seoul',
    name: 'National Museum of Korea',
    category: 'museum',
    latitude: 37.524,
    longitude: 126.9803,
    description:
      'In its present building in Yongsan since 2005, long and low behind a reflecting pond. Gold crowns of Silla, celadon and a ' +
      'ten-storey marble pagoda from 1348 are among the highlights.',
    address: '137 Seobinggo-ro, Yongsan-gu',
    pincode: '04383',
    website: 'https://www.museum.go.kr',
    price: 0,
  },
  {
    city: 'seoul',
    name: 'Bukchon Hanok Village',
    category: 'historic',
    latitude: 37.5826,
    longitude: 126.9836,
    description:
      'Sloping alleys of tiled wooden houses between two palaces, once the quarter of court officials. Many of the houses seen ' +
      'now were built in the 1930s and people live in them, so quiet is asked for.',
    address: 'Gahoe-dong, Jongno-gu',
    price: 0,
  },
  {
    city: 'seoul',
    name: 'Dongdaemun Design Plaza',
    category: 'attraction',
    latitude: 37.5669,
    longitude: 127.0095,
    description:
      'A flowing silver building by Zaha Hadid, clad in some 45,000 aluminium panels and opened in 2014. Beneath and around it ' +
      'lie exhibition halls, design shops and remains of the old city wall.',
    address: '281 Eulji-ro, Jung-gu',
    pincode: '04566',
    website: 'https://ddp.or.kr',
    price: 0,
  },
  {
    city: 'seoul',
    name: 'Gwangjang Market',
    category: 'market',
    latitude: 37.5701,
    longitude: 126.9997,
    description:
      'Set up by Korean merchants in 1905, with silk and bedding upstairs and food below. Cooks at the counters fry mung bean ' +
      'pancakes and roll small seaweed rice rolls.',
    address: '88 Changgyeonggung-ro, Jongno-gu',
    pincode: '03195',
    price: 1,
  },
  {
    city: 'seoul',
    name: 'Myeongdong Cathedral',
    category: 'worship',
    latitude: 37.5633,
    longitude: 126.9874,
    description:
      "Korea's first large Gothic church, consecrated in 1898 and built of red and grey brick. Its hill became a place of " +
      'shelter for demonstrators in the democracy movement of the 1980s.',
    address: '74 Myeongdong-gil, Jung-gu',
    pincode: '04537',
    price: 0,
  },
  {
    city: 'seoul',
    name: 'Jogyesa',
    category: 'worship',
    latitude: 37.574,
    longitude: 126.9818,
    description:
      'Chief temple of the Jogye Order of Korean Buddhism, in the middle of the business district. The large main hall was ' +
      'completed in 1938, and a pagoda tree said to be over 450 years old shades the court.',
    address: '55 Ujeongguk-ro, Jongno-gu',
    pincode: '03144',
    openingHours: '24/7',
    price: 0,
  },
  {
    city: 'seoul',
    name: 'Cheonggyecheon Stream',
    category: 'park',
    latitude: 37.5691,
    longitude: 126.9784,
    description:
      'A stream uncovered in 2005 after decades beneath an elevated motorway. From the fountain at Cheonggye Plaza a walkway ' +
      'follows the water east below street level.',
    address: 'Cheonggye Plaza, Jung-gu',
    openingHours: '24/7',
    price: 0,
  },
  // Beijing
  {
    city: 'beijing',
    name: 'Forbidden City',
    category: 'historic',
    latitude: 39.916,
    longitude: 116.3908,
    description:
      'Palace of 24 Ming and Qing emperors, finished in 1420 and closed to ordinary people until the 20th century. Some 980 ' +
      'buildings with yellow glazed roofs line up inside a moat 52 m wide; they now hold the Palace Museum.',
    address: '4 Jingshan Front Street, Dongcheng',
    pincode: '100009',
    website: 'https://en.dpm.org.cn',
    price: 1,
    featured: true,
  },
  {
    city: 'beijing',
    name: 'Temple of Heaven',
    category: 'historic',
    latitude: 39.8822,
    longitude: 116.4066,
    description:
      'Where the emperors prayed for good harvests from 1420 on. The round Hall of Prayer with its triple blue roof was put ' +
      'together without nails and rebuilt after lightning struck in 1889.',
    address: 'Tiantan East Road, Dongcheng',
    price: 1,
  },
  {
    city: 'beijing',
    name: 'Summer Palace',
    category: 'park',
    latitude: 39.9985,
    longitude: 116.2677,
    description:
      'Lake, hill and pavilions laid out from 1750 and rebuilt for the Empress Dowager Cixi. A painted gallery 728 m long ' +
      'follows the shore below the Tower of Buddhist Incense.',
    address: '19 Xinjiangongmen Road, Haidian',
    price: 1,
  },
  {
    city: 'beijing',
    name: 'National Museum of China',
    category: 'museum',
    latitude: 39.9037,
    longitude: 116.3951,
    description:
      'On the east side of Tiananmen Square, in a hall of 1959 that was rebuilt and reopened in 2011. It covers Chinese history ' +
      'from early humans on, with a bronze vessel of more than 800 kg among its treasures.',
    address: "16 East Chang'an Avenue, Dongcheng",
    website: 'https://en.chnmuseum.cn',
    openingHours: 'Tu-Su 09:00-17:00',
    price: 0,
  },
  {
    city: 'beijing',
    name: 'Lama Temple',
    category: 'worship',
    latitude: 39.9466,
    longitude: 116.411,
    description:
      'Built in 1694 as the residence of a prince and made a Tibetan Buddhist monastery in 1744. In the last hall stands a ' +
      'Maitreya 18 m high carved from one sandalwood trunk.',
    address: '12 Yonghegong Street, Dongcheng',
    pincode: '100007',
    price: 1,
  },
  {
    city: 'beijing',
    name: 'Beihai Park',
    category: 'park',
    latitude: 39.9241,
    longitude: 116.383,
    description:
      'An imperial garden with a thousand years behind it, more than half of it lake. The White Dagoba of 1651 crowns the ' +
      'island, and rowing boats go round it in summer.',
    address: '1 Wenjin Street, Xicheng',
    price: 1,
  },
  {
    city: 'beijing',
    name: 'National Centre for the Performing Arts',
    category: 'theatre',
    latitude: 39.9034,
    longitude: 116.3834,
    description:
      'A dome of titanium and glass in the middle of a pool, by the French architect Paul Andreu, opened in 2007. The way in ' +
      'leads under the water to an opera house, a concert hall and a theatre.',
    address: "2 West Chang'an Avenue, Xicheng",
    price: 2,
  },
  {
    city: 'beijing',
    name: 'National Stadium',
    category: 'attraction',
    latitude: 39.9915,
    longitude: 116.3903,
    description:
      "The Bird's Nest, woven from bent steel by Herzog & de Meuron with Ai Weiwei as adviser for the Olympic Games of 2008. It " +
      'also hosted the ceremonies of the Winter Games in 2022.',
    address: '1 National Stadium South Road, Chaoyang',
    price: 1,
  },
  {
    city: 'beijing',
    name: 'Wangfujing',
    category: 'shopping',
    latitude: 39.9128,
    longitude: 116.4049,
    description: 'A shopping street since the Ming period, now largely closed to cars. Department stores stand beside old names for tea, ' + 'hats and shoes.',
    address: 'Wangfujing Street, Dongcheng',
    openingHours: '24/7',
    price: 2,
  },
  {
    city: 'beijing',
    name: '798 Art District',
    category: 'attraction',
    latitude: 39.9829,
    longitude: 116.4896,
    description:
      'Electronics works planned by East German architects in the 1950s, taken over by artists from around 2000. Saw-tooth roofs ' +
      'and Mao-era slogans remain above galleries and cafes.',
    address: 'Jiuxianqiao Road, Chaoyang',
    price: 0,
  },
  // Shanghai
  {
    city: 'shanghai',
    name: 'The Bund',
    category: 'historic',
    latitude: 31.239,
    longitude: 121.4865,
    description:
      'A riverside mile of banks, trading houses and hotels put up mostly between 1900 and 1937. From the raised promenade one ' +
      'sees them on one side and the skyscrapers of Pudong across the Huangpu on the other.',
    address: 'Zhongshan East 1st Road, Huangpu',
    openingHours: '24/7',
    price: 0,
    featured: true,
  },
  {
    city: 'shanghai',
    name: 'Yu Garden',
    category: 'park',
    latitude: 31.2292,
    longitude: 121.4874,
    description:
      'A Ming official laid out this garden for his parents between 1559 and 1577. Dragon-topped walls divide it into six scenes ' +
      'of rockery, pond and pavilion.',
    address: 'Anren Street, Huangpu',
    price: 1,
  },
  {
    city: 'shanghai',
    name: 'Oriental Pearl Tower',
    category: 'attraction',
    latitude: 31.2417,
    longitude: 121.495,
    description:
      'A television tower of 468 m strung with eleven spheres, finished in 1994. It has several decks, one with a glass floor, ' +
      'and a museum of city history in the base.',
    address: '1 Century Avenue, Pudong',
    price: 3,
  },
  {
    city: 'shanghai',
    name: 'Shanghai Tower',
    category: 'attraction',
    latitude: 31.2355,
    longitude: 121.5011,
    description:
      "China's tallest building, 632 m high, completed in 2015 to a design by Gensler. Its glass skin twists by about 120 " +
      'degrees on the way up to cut the force of the wind.',
    address: '501 Yincheng Middle Road, Pudong',
    price: 3,
  },
  {
    city: 'shanghai',
    name: 'Shanghai Museum',
    category: 'museum',
    latitude: 31.2302,
    longitude: 121.4708,
    description:
      "The People's Square house of 1996 has a round top on a square base, after an ancient bronze cooking vessel. Bronzes, " +
      'ceramics, jade, seals and painting are its strength.',
    address: '201 Renmin Avenue, Huangpu',
    website: 'https://www.shanghaimuseum.net',
    price: 0,
  },
  {
    city: 'shanghai',
    name: "Jing'an Temple",
    category: 'worship',
    latitude: 31.2254,
    longitude: 121.4408,
    description:
      'A temple with a history said to begin in 247, on this site since 1216. After the Cultural Revolution, when it served as a ' +
      'factory, it was rebuilt with golden roofs among the department stores.',
    address: "1686 West Nanjing Road, Jing'an",
    price: 1,
  },
  {
    city: 'shanghai',
    name: 'Longhua Temple',
    category: 'worship',
    latitude: 31.1766,
    longitude: 121.4476,
    description: "The city's oldest temple, with halls from the Qing period. Its pagoda of seven storeys goes back to 977.",
    address: '2853 Longhua Road, Xuhui',
    price: 1,
  },
  {
    city: 'shanghai',
    name: 'Shanghai Grand Theatre',
    category: 'theatre',
    latitude: 31.2316,
    longitude: 121.4677,
    description: "Opened in 1998 on People's Square, with an upturned roof by Jean-Marie Charpentier. Opera, ballet and musicals share its " + 'three stages.',
    address: "300 People's Avenue, Huangpu",
    price: 2,
  },
  {
    city: 'shanghai',
    name: 'Tianzifang',
    category: 'shopping',
    latitude: 31.2102,
    longitude: 121.4646,
    description:
      'A tight grid of lanes with 1930s shikumen houses, saved from clearance when artists moved in around 2000. Studios, small ' +
      'shops and snack bars fill the ground floors while families still live above some of them.',
    address: 'Lane 210, Taikang Road, Huangpu',
    price: 1,
  },
  {
    city: 'shanghai',
    name: 'Fuxing Park',
    category: 'park',
    latitude: 31.2198,
    longitude: 121.465,
    description:
      'Opened in 1909 in the French Concession, with plane trees and formal beds. Card players, ballroom dancers and tai chi ' +
      'groups use it from early morning.',
    address: 'Fuxing Middle Road, Huangpu',
    price: 0,
  },
  // Istanbul
  {
    city: 'istanbul',
    name: 'Hagia Sophia',
    category: 'worship',
    latitude: 41.0085,
    longitude: 28.98,
    description:
      'Built in five years for the emperor Justinian and opened in 537, it was the largest church in the world for almost a ' +
      'thousand years, then a mosque, a museum and, since 2020, a mosque again. Its dome, 31 m across, seems to float on a ring ' +
      'of 40 windows.',
    address: 'Ayasofya Meydani 1, Sultanahmet, Fatih',
    pincode: '34122',
    price: 3,
    featured: true,
  },
  {
    city: 'istanbul',
    name: 'Blue Mosque',
    category: 'worship',
    latitude: 41.0054,
    longitude: 28.9768,
    description:
      'The mosque of Sultan Ahmed I, completed in 1616 by Sedefkar Mehmed Agha with six minarets. More than 20,000 Iznik tiles ' +
      'give the inside its colour.',
    address: 'Sultanahmet, Fatih',
    pincode: '34122',
    price: 0,
  },
  {
    city: 'istanbul',
    name: 'Topkapi Palace',
    category: 'museum',
    latitude: 41.0115,
    longitude: 28.9834,
    description:
      'Home of the sultans for almost four centuries from the 1460s, arranged around four courtyards above the Bosphorus. The ' +
      'harem, the treasury and kitchens full of Chinese porcelain are open to visitors.',
    address: 'Cankurtaran, Fatih',
    pincode: '34122',
    openingHours: 'We-Mo 09:00-18:00',
    price: 3,
  },
  {
    city: 'istanbul',
    name: 'Basilica Cistern',
    category: 'historic',
    latitude: 41.0084,
    longitude: 28.9779,
    description:
      'An underground reservoir of the 6th century, its vaults carried by 336 columns in the water. Two of them rest on carved ' + 'heads of Medusa.',
    address: 'Yerebatan Caddesi 1/3, Fatih',
    pincode: '34110',
    website: 'https://yerebatan.com',
    price: 3,
  },
  {
    city: 'istanbul',
    name: 'Grand Bazaar',
    category: 'market',
    latitude: 41.0107,
    longitude: 28.968,
    description:
      'A covered town of about 60 streets and several thousand shops that grew round two vaulted halls begun in 1455. Gold, ' +
      'carpets, leather and lamps each keep to their own lanes.',
    address: 'Beyazit, Fatih',
    pincode: '34126',
    openingHours: 'Mo-Sa 08:30-19:00',
    price: 2,
  },
  {
    city: 'istanbul',
    name: 'Galata Tower',
    category: 'historic',
    latitude: 41.0256,
    longitude: 28.9742,
    description:
      'A round stone tower of 1348 from the walls of the Genoese colony, later used as a fire lookout. The gallery under the ' +
      'cone roof looks over the Golden Horn to the old city.',
    address: 'Bereketzade, Beyoglu',
    pincode: '34421',
    price: 3,
  },
  {
    city: 'istanbul',
    name: 'Dolmabahce Palace',
    category: 'museum',
    latitude: 41.0391,
    longitude: 29.0004,
    description:
      'A European-style palace on the shore, finished in 1856, with 285 rooms and a crystal chandelier of about 4.5 tonnes. ' +
      'Mustafa Kemal Atatürk died here in 1938.',
    address: 'Dolmabahce Caddesi, Besiktas',
    pincode: '34357',
    price: 3,
  },
  {
    city: 'istanbul',
    name: 'Suleymaniye Mosque',
    category: 'worship',
    latitude: 41.0162,
    longitude: 28.964,
    description:
      'Sinan finished it in 1557 for Suleiman the Magnificent on the third hill of the city. The sultan and his wife Hurrem lie ' +
      'in tombs behind, and the terrace overlooks the Golden Horn.',
    address: 'Prof. Siddik Sami Onar Caddesi 1, Fatih',
    pincode: '34116',
    price: 0,
  },
  {
    city: 'istanbul',
    name: 'Spice Bazaar',
    category: 'market',
    latitude: 41.0165,
    longitude: 28.9705,
    description:
      'An L-shaped hall from the 1660s whose rents paid for the mosque next door. Saffron, tea, dried fruit and Turkish delight ' +
      'are weighed out under its domes.',
    address: 'Rustem Pasa, Eminonu, Fatih',
    pincode: '34116',
    price: 1,
  },
  {
    city: 'istanbul',
    name: 'Gulhane Park',
    category: 'park',
    latitude: 41.013,
    longitude: 28.9813,
    description:
      'The outer garden of Topkapi Palace, opened to the public in 1912. Plane trees shade the main path, and millions of tulips ' + 'are planted for April.',
    address: 'Alemdar Caddesi, Fatih',
    pincode: '34122',
    price: 0,
  },
  // Dubai
  {
    city: 'dubai',
    name: 'Burj Khalifa',
    category: 'attraction',
    latitude: 25.1972,
    longitude: 55.2744,
    description:
      'The tallest building in the world since it opened in 2010: 828 m, designed by Adrian Smith of SOM on a three-lobed plan. ' +
      'There are viewing decks on floors 124, 125 and 148.',
    address: '1 Sheikh Mohammed bin Rashid Boulevard, Downtown',
    website: 'https://www.burjkhalifa.ae',
    price: 3,
    featured: true,
  },
  {
    city: 'dubai',
    name: 'The Dubai Mall',
    category: 'shopping',
    latitude: 25.1975,
    longitude: 55.2794,
    description:
      'Around 1,200 shops, an ice rink and an aquarium of ten million litres, opened in 2008. The terrace at the lake faces the ' +
      'fountain and the Burj Khalifa.',
    address: 'Financial Centre Road, Downtown',
    website: 'https://thedubaimall.com',
    openingHours: '10:00-24:00',
    price: 2,
  },
  {
    city: 'dubai',
    name: 'Burj Al Arab',
    category: 'hotel',
    latitude: 25.1412,
    longitude: 55.1853,
    description: 'Hotel shaped like a billowing sail, 321 m high, by Tom Wright, opened in 1999. It stands on its own island 280 m from the ' + 'beach.',
    address: 'Jumeirah Street, Umm Suqeim 3',
    website: 'https://www.jumeirah.com',
    price: 3,
  },
  {
    city: 'dubai',
    name: 'Museum of the Future',
    category: 'museum',
    latitude: 25.2192,
    longitude: 55.282,
    description:
      'A steel ring with no columns inside, its windows cut in the shape of Arabic calligraphy; opened in 2022. The floors ' +
      'imagine space travel, ecology and health some fifty years ahead.',
    address: 'Sheikh Zayed Road, Trade Centre',
    website: 'https://museumofthefuture.ae',
    price: 3,
  },
  {
    city: 'dubai',
    name: 'Al Fahidi Historical Neighbourhood',
    category: 'historic',
    latitude: 25.2637,
    longitude: 55.3003,
    description:
      'Sand-coloured houses with wind towers, built from the late 19th century by merchants who had come over from Persia. The ' +
      'lanes near the creek now hold small museums, galleries and courtyards serving tea.',
    address: 'Al Fahidi Street, Bur Dubai',
    openingHours: '24/7',
    price: 0,
  },
  {
    city: 'dubai',
    name: 'Gold Souk',
    category: 'market',
    latitude: 25.2696,
    longitude: 55.2968,
    description:
      'A roofed street in Deira with several hundred jewellers. Prices follow the daily gold rate plus a charge for the work, ' +
      'which is where haggling comes in.',
    address: 'Gold Souk, Deira',
    price: 3,
  },
  {
    city: 'dubai',
    name: 'Jumeirah Mosque',
    category: 'worship',
    latitude: 25.2338,
    longitude: 55.2656,
    description:
      'Built of white stone in the Fatimid manner with two minarets and opened in 1979. It is one of the few mosques in the city ' +
      'with guided visits for people of other faiths.',
    address: 'Jumeirah Beach Road, Jumeirah 1',
    price: 1,
  },
  {
    city: 'dubai',
    name: 'JBR Beach',
    category: 'beach',
    latitude: 25.0795,
    longitude: 55.1315,
    description:
      'Public sand of about 1.7 km in front of the Jumeirah Beach Residence towers, with a promenade of cafes behind. The Ain ' +
      'Dubai wheel stands on the island opposite.',
    address: 'The Walk, Jumeirah Beach Residence',
    openingHours: '24/7',
    price: 0,
  },
  {
    city: 'dubai',
    name: 'Dubai Opera',
    category: 'theatre',
    latitude: 25.1956,
    longitude: 55.2722,
    description:
      'A glass house in the form of a dhow, opened in 2016. The 2,000 seats can be moved away to turn the theatre into a flat ' +
      'hall for concerts or banquets.',
    address: 'Sheikh Mohammed bin Rashid Boulevard, Downtown',
    website: 'https://www.dubaiopera.com',
    price: 3,
  },
  {
    city: 'dubai',
    name: 'Dubai Frame',
    category: 'attraction',
    latitude: 25.2354,
    longitude: 55.3004,
    description:
      'A golden picture frame 150 m high at the edge of Zabeel Park, opened in 2018. From the glass-floored bridge on top Deira ' +
      'lies to the north and the skyscrapers to the south.',
    address: 'Zabeel Park, Gate 4',
    website: 'https://www.dubaiframe.ae',
    openingHours: '09:00-21:00',
    price: 1,
  },
  // Cairo
  {
    city: 'cairo',
    name: 'Great Pyramid of Giza',
    category: 'historic',
    latitude: 29.9792,
    longitude: 31.1342,
    description:
      'Tomb of Khufu from about 2560 BC, built of some 2.3 million blocks and the tallest structure made by people for over ' +
      '3,800 years. A steep passage leads up to the granite burial chamber.',
    address: 'Al Haram, Giza',
    price: 2,
    featured: true,
  },
  {
    city: 'cairo',
    name: 'Great Sphinx of Giza',
    category: 'historic',
    latitude: 29.9753,
    longitude: 31.1376,
    description:
      'A lion with a royal face, carved from the bedrock of the plateau and 73 m long. It is usually dated to the reign of ' +
      'Khafre, whose valley temple lies beside it.',
    address: 'Al Haram, Giza',
    price: 2,
  },
  {
    city: 'cairo',
    name: 'Egyptian Museum',
    category: 'museum',
    latitude: 30.0478,
    longitude: 31.2336,
    description:
      'The rose-coloured building of 1902 by Marcel Dourgnon was among the first in the world planned as a museum. Statues, ' +
      'sarcophagi and papyri fill its two floors, although the Tutankhamun treasure has moved to Giza.',
    address: 'Tahrir Square',
    website: 'https://egyptianmuseumcairo.eg',
    openingHours: '09:00-17:00',
    price: 2,
  },
  {
    city: 'cairo',
    name: 'Grand Egyptian Museum',
    category: 'museum',
    latitude: 29.9939,
    longitude: 31.1197,
    description:
      'A vast hall of translucent stone by Heneghan Peng at the edge of the pyramid plateau, fully opened in 2025. A statue of ' +
      'Ramesses II greets visitors below a staircase of kings, and all finds from the tomb of Tutankhamun are shown together.',
    address: 'Alexandria Desert Road, Giza',
    website: 'https://visit-gem.com',
    price: 3,
  },
  {
    city: 'cairo',
    name: 'Mosque of Muhammad Ali',
    category: 'worship',
    latitude: 30.0287,
    longitude: 31.2599,
    description:
      'The Ottoman-style mosque on top of the Citadel was begun in 1830 for the ruler of Egypt, who is buried inside. Its two ' +
      'thin minarets, more than 80 m high, can be seen from most of the city.',
    address: 'Citadel of Saladin, Salah Salem Street',
    price: 2,
  },
  {
    city: 'cairo',
    name: 'Mosque of Ibn Tulun',
    category: 'worship',
    latitude: 30.0288,
    longitude: 31.2495,
    description:
      'Finished in 879 and little changed since, with pointed brick arches round an immense court. The outer stair of the ' +
      'minaret winds up like those of Samarra.',
    address: 'Ahmed Ibn Tulun Square, El Sayeda Zainab',
    price: 0,
  },
  {
    city: 'cairo',
    name: 'Khan el-Khalili',
    category: 'market',
    latitude: 30.0477,
    longitude: 31.2622,
    description:
      'A bazaar that grew from a caravanserai of the 1380s, beside the mosque of al-Hussein. Coppersmiths, perfume sellers and ' +
      'the mirrored cafe El Fishawy fill its alleys.',
    address: 'El Gamaleya',
    price: 1,
  },
  {
    city: 'cairo',
    name: 'Al-Azhar Park',
    category: 'park',
    latitude: 30.0405,
    longitude: 31.2647,
    description:
      'Thirty hectares of lawns and fountains on what was for centuries a rubbish hill, opened in 2005. The digging brought to ' +
      'light a long stretch of the Ayyubid city wall.',
    address: 'Salah Salem Street',
    price: 1,
  },
  {
    city: 'cairo',
    name: 'Cairo Tower',
    category: 'attraction',
    latitude: 30.0459,
    longitude: 31.2243,
    description:
      'A concrete lattice of 187 m in the shape of a lotus, designed by Naoum Shebib and completed in 1961. On clear days the ' +
      'pyramids can be seen from the top.',
    address: 'Gezira Island, Zamalek',
    price: 1,
  },
  {
    city: 'cairo',
    name: 'Hanging Church',
    category: 'worship',
    latitude: 30.0053,
    longitude: 31.2302,
    description:
      'Coptic church of the Virgin Mary, set over a gatehouse of the Roman fortress of Babylon. Its wooden roof is made like an ' +
      'upturned ark, and screens of ebony and ivory close off the altars.',
    address: 'Mar Girgis Street, Old Cairo',
    price: 0,
  },
  // Cape Town
  {
    city: 'cape-town',
    name: 'Table Mountain Aerial Cableway',
    category: 'attraction',
    latitude: -33.9484,
    longitude: 18.4032,
    description:
      'Cable cars have run from this lower station to the flat summit since 1929; the present round cabins turn once during the ' +
      'ride of about five minutes. On top, paths lead along the edge at over 1,060 m.',
    address: 'Tafelberg Road, Gardens',
    pincode: '8001',
    website: 'https://www.tablemountain.net',
    price: 2,
    featured: true,
  },
  {
    city: 'cape-town',
    name: 'V&A Waterfront',
    category: 'shopping',
    latitude: -33.9038,
    longitude: 18.4207,
    description:
      'The Victorian harbour basins, still used by fishing boats, with shops, markets and restaurants in the old sheds. Ferries ' +
      'to Robben Island leave from the clock tower side.',
    address: 'Dock Road, V&A Waterfront',
    website: 'https://www.waterfront.co.za',
    openingHours: '09:00-21:00',
    price: 2,
  },
  {
    city: 'cape-town',
    name: 'Castle of Good Hope',
    category: 'historic',
    latitude: -33.9259,
    longitude: 18.4278,
    description:
      'A five-pointed fort begun by the Dutch East India Company in 1666 and the oldest colonial building still standing in the ' +
      'country. It once lay on the shore, before land was won from the sea.',
    address: 'Corner of Castle and Darling Streets',
    pincode: '8001',
    website: 'https://www.castleofgoodhope.co.za',
    openingHours: '09:00-16:00',
    price: 1,
  },
  {
    city: 'cape-town',
    name: 'Zeitz MOCAA',
    category: 'museum',
    latitude: -33.9081,
    longitude: 18.423,
    description:
      'Contemporary art from Africa in a grain silo of the 1920s. Thomas Heatherwick cut an atrium shaped like a kernel of corn ' +
      'through the concrete tubes, and it opened in 2017.',
    address: 'Silo District, South Arm Road, V&A Waterfront',
    website: 'https://zeitzmocaa.museum',
    openingHours: 'Tu-Su 10:00-18:00',
    price: 2,
  },
  {
    city: 'cape-town',
    name: 'District Six Museum',
    category: 'museum',
    latitude: -33.9277,
    longitude: 18.4236,
    description:
      'It keeps the memory of the mixed quarter from which some 60,000 people were forcibly removed under apartheid. Former ' +
      'residents have written their addresses on a map that covers the floor of the old church.',
    address: '25A Buitenkant Street',
    pincode: '8001',
    website: 'https://www.districtsix.co.za',
    openingHours: 'Mo-Sa 09:00-16:00',
    price: 1,
  },
  {
    city: 'cape-town',
    name: "Company's Garden",
    category: 'park',
    latitude: -33.9275,
    longitude: 18.4166,
    description:
      'Planted in 1652 to grow vegetables for passing ships. Oaks, a rose garden and a saffron pear tree thought to be the ' +
      'oldest cultivated tree in South Africa now stand beside Parliament.',
    address: 'Queen Victoria Street',
    pincode: '8001',
    openingHours: '07:00-19:00',
    price: 0,
  },
  {
    city: 'cape-town',
    name: 'Kirstenbosch National Botanical Garden',
    category: 'park',
    latitude: -33.9875,
    longitude: 18.4327,
    description:
      'Founded in 1913 to grow only plants native to southern Africa, on the eastern slope of Table Mountain. Proteas flower in ' +
      'winter, and a curved walkway rises through the tree crowns.',
    address: 'Rhodes Drive, Newlands',
    website: 'https://www.sanbi.org/gardens/kirstenbosch/',
    price: 2,
  },
  {
    city: 'cape-town',
    name: 'Camps Bay Beach',
    category: 'beach',
    latitude: -33.951,
    longitude: 18.3773,
    description:
      'White sand below the Twelve Apostles peaks, with a row of palms and cafes across the road. The Atlantic stays cold here ' +
      'even in January, so most people come for the sunset.',
    address: 'Victoria Road, Camps Bay',
    pincode: '8005',
    openingHours: '24/7',
    price: 0,
  },
  {
    city: 'cape-town',
    name: 'Boulders Beach',
    category: 'beach',
    latitude: -34.1975,
    longitude: 18.4512,
    description:
      "Small coves between rounded granite rocks at Simon's Town, home to a colony of African penguins since the early 1980s. " +
      'Boardwalks pass among the nests.',
    address: "Kleintuin Road, Simon's Town",
    price: 2,
  },
  {
    city: 'cape-town',
    name: 'Greenmarket Square',
    category: 'market',
    latitude: -33.9227,
    longitude: 18.4202,
    description:
      'A cobbled square of 1696 that has been slave market, vegetable market and car park. Traders now sell masks, beadwork and ' +
      'cloth in front of the Old Town House.',
    address: 'Greenmarket Square',
    pincode: '8001',
    price: 1,
  },
  // Marrakesh
  {
    city: 'marrakesh',
    name: 'Jemaa el-Fnaa',
    category: 'attraction',
    latitude: 31.6258,
    longitude: -7.9892,
    description:
      'The great square at the entrance to the souks. Juice sellers, musicians and storytellers work it by day; at dusk rows of ' +
      'grills are set up and smoke drifts over the crowd.',
    address: 'Medina',
    openingHours: '24/7',
    price: 0,
    featured: true,
  },
  {
    city: 'marrakesh',
    name: 'Koutoubia Mosque',
    category: 'worship',
    latitude: 31.6237,
    longitude: -7.9936,
    description:
      "The city's largest mosque, built by the Almohads in the 12th century. Its minaret of 77 m was a model for the Giralda in " +
      'Seville; visitors who are not Muslim see it from the gardens.',
    address: 'Avenue Mohammed V, Medina',
    price: 0,
  },
  {
    city: 'marrakesh',
    name: 'Bahia Palace',
    category: 'historic',
    latitude: 31.6217,
    longitude: -7.9823,
    description:
      'A palace of courtyards and painted cedar ceilings, begun in the 1860s by the grand vizier Si Musa and enlarged by his son ' + 'Ba Ahmed until 1900.',
    address: 'Rue Riad Zitoun el Jdid, Medina',
    openingHours: '09:00-17:00',
    price: 1,
  },
  {
    city: 'marrakesh',
    name: 'El Badi Palace',
    category: 'historic',
    latitude: 31.6183,
    longitude: -7.9858,
    description:
      'Ruin of the palace that Ahmad al-Mansur started in 1578 after his victory over the Portuguese. Storks nest on the walls ' +
      'round sunken gardens and a pool of 90 m.',
    address: 'Ksibat Nhass, Medina',
    openingHours: '09:00-17:00',
    price: 1,
  },
  {
    city: 'marrakesh',
    name: 'Saadian Tombs',
    category: 'historic',
    latitude: 31.6173,
    longitude: -7.9887,
    description:
      'Burial ground of the Saadian dynasty, walled off for two centuries and only found again from the air in 1917. The Hall of ' +
      'Twelve Columns is lined with Italian marble and gilded cedar.',
    address: 'Rue de la Kasbah, Kasbah',
    openingHours: '09:00-17:00',
    price: 1,
  },
  {
    city: 'marrakesh',
    name: 'Ben Youssef Madrasa',
    category: 'historic',
    latitude: 31.632,
    longitude: -7.9862,
    description:
      'Once the largest Koranic college in Morocco, rebuilt in 1565. Above a court of tile, stucco and carved cedar lie about ' + '130 student cells.',
    address: 'Rue Assouel, Medina',
    price: 1,
  },
  {
    city: 'marrakesh',
    name: 'Majorelle Garden',
    category: 'park',
    latitude: 31.6417,
    longitude: -8.003,
    description:
      'The painter Jacques Majorelle planted it from 1923 and gave its villa the strong blue that carries his name. Yves Saint ' +
      'Laurent and Pierre Bergé saved the garden from developers in 1980.',
    address: 'Rue Yves Saint Laurent, Gueliz',
    website: 'https://www.jardinmajorelle.com',
    price: 2,
  },
  {
    city: 'marrakesh',
    name: 'Yves Saint Laurent Museum',
    category: 'museum',
    latitude: 31.6424,
    longitude: -8.0034,
    description:
      "Brick laid like the weave of cloth wraps the museum that Studio KO designed for the couturier's work, opened in 2017. " +
      'Dresses and drawings are shown in a dark hall beside a small auditorium.',
    address: 'Rue Yves Saint Laurent, Gueliz',
    website: 'https://www.museeyslmarrakech.com',
    price: 2,
  },
  {
    city: 'marrakesh',
    name: 'Rahba Kedima',
    category: 'market',
    latitude: 31.6292,
    longitude: -7.9869,
    description:
      'The spice square among the souks, once the place where grain was sold. Baskets and wool hats are piled in the middle, and ' +
      'the shops round the edge keep roots, resins and dyes.',
    address: 'Rahba Kedima, Medina',
    price: 1,
  },
  {
    city: 'marrakesh',
    name: 'Menara Gardens',
    category: 'park',
    latitude: 31.6131,
    longitude: -8.0217,
    description:
      'Olive groves watered since the 12th century from a basin of the Almohads. The green-roofed pavilion at its edge was ' +
      'rebuilt in 1870, with the High Atlas as its backdrop in winter.',
    address: 'Avenue de la Menara',
    price: 0,
  },
  // Nairobi
  {
    city: 'nairobi',
    name: 'Nairobi National Museum',
    category: 'museum',
    latitude: -1.274,
    longitude: 36.8144,
    description:
      'Natural history, ethnography and one of the most important collections of early human fossils, among them the skeleton ' +
      'known as Turkana Boy. The museum has stood on this hill since 1930.',
    address: 'Museum Hill Road',
    website: 'https://museums.or.ke',
    openingHours: '08:30-17:30',
    price: 2,
    featured: true,
  },
  {
    city: 'nairobi',
    name: 'Kenyatta International Convention Centre',
    category: 'attraction',
    latitude: -1.2886,
    longitude: 36.823,
    description:
      'A terracotta-coloured cylinder of 105 m with a cone-shaped hall at its foot, opened in 1973. People take the lift to the ' +
      'helipad on the roof for the view.',
    address: 'Harambee Avenue',
    price: 1,
  },
  {
    city: 'nairobi',
    name: 'Nairobi National Park',
    category: 'park',
    latitude: -1.3746,
    longitude: 36.8397,
    description:
      "Kenya's first national park, gazetted in 1946, begins about 7 km from the centre. Lions, rhinos and giraffes live on its " +
      '117 square kilometres of grassland in sight of the skyscrapers.',
    address: "Lang'ata Road",
    website: 'https://www.kws.go.ke',
    openingHours: '06:00-18:00',
    price: 3,
  },
  {
    city: 'nairobi',
    name: 'Giraffe Centre',
    category: 'attraction',
    latitude: -1.3761,
    longitude: 36.7444,
    description:
      'Set up from 1979 to breed the endangered Rothschild giraffe. From a raised platform visitors feed the animals eye to eye, ' +
      'and a nature trail lies across the road.',
    address: "Duma Road, Lang'ata",
    website: 'https://www.giraffecentre.org',
    openingHours: '09:00-17:00',
    price: 2,
  },
  {
    city: 'nairobi',
    name: 'Karen Blixen Museum',
    category: 'museum',
    latitude: -1.3517,
    longitude: 36.7125,
    description:
      'The farmhouse where the Danish author of Out of Africa lived from 1917 to 1931. The rooms hold furniture of the time, and ' +
      'the lawn looks towards the Ngong Hills.',
    address: 'Karen Road, Karen',
    price: 2,
  },
  {
    city: 'nairobi',
    name: 'Jamia Mosque',
    category: 'worship',
    latitude: -1.2835,
    longitude: 36.8206,
    description:
      'Three silver domes and two minarets in the middle of the business district, built between 1925 and 1933. Traders and ' +
      'office workers fill it for the Friday prayer.',
    address: 'Banda Street',
    price: 0,
  },
  {
    city: 'nairobi',
    name: 'Nairobi Arboretum',
    category: 'park',
    latitude: -1.277,
    longitude: 36.8052,
    description:
      'Thirty hectares of trees started in 1907 to test which kinds would give timber for the railway. Some 350 species are ' +
      'labelled along the paths, and Sykes monkeys come down for picnics.',
    address: 'Arboretum Drive, Kileleshwa',
    price: 1,
  },
  {
    city: 'nairobi',
    name: 'Kenya National Archives',
    category: 'historic',
    latitude: -1.2848,
    longitude: 36.8258,
    description:
      'A stone bank building of 1906 on Moi Avenue. The ground floor shows the African art, furniture and stamps collected by ' +
      'Joseph Murumbi, the second vice-president.',
    address: 'Moi Avenue',
    price: 1,
  },
  {
    city: 'nairobi',
    name: 'Kenya National Theatre',
    category: 'theatre',
    latitude: -1.2786,
    longitude: 36.8149,
    description:
      'Opened in 1952 next to the university and now part of the Kenya Cultural Centre. Plays in English and Swahili, dance and ' +
      'school drama finals are given here.',
    address: 'Harry Thuku Road',
    price: 1,
  },
  {
    city: 'nairobi',
    name: 'Norfolk Hotel',
    category: 'hotel',
    latitude: -1.2782,
    longitude: 36.8161,
    description:
      'Opened on Christmas Day 1904, when Nairobi was a railway camp five years old, and a starting point of early safaris; ' +
      'Theodore Roosevelt stayed in 1909.',
    address: 'Harry Thuku Road',
    price: 3,
  },
  // Sydney
  {
    city: 'sydney',
    name: 'Sydney Opera House',
    category: 'theatre',
    latitude: -33.8568,
    longitude: 151.2153,
    description:
      "Jørn Utzon's white shells on Bennelong Point took from 1959 to 1973 to build and are covered with more than a million " +
      'tiles. Guided tours show the concert hall and the theatres beneath.',
    address: 'Bennelong Point',
    pincode: '2000',
    website: 'https://www.sydneyoperahouse.com',
    price: 2,
    featured: true,
  },
  {
    city: 'sydney',
    name: 'Sydney Harbour Bridge',
    category: 'attraction',
    latitude: -33.8523,
    longitude: 151.2108,
    description:
      'The steel arch of 503 m has joined the city to the north shore since 1932. A footpath runs along the eastern side, and ' +
      'roped groups climb the arch itself.',
    address: 'Bradfield Highway',
    openingHours: '24/7',
    price: 0,
  },
  {
    city: 'sydney',
    name: 'Royal Botanic Garden',
    category: 'park',
    latitude: -33.8642,
    longitude: 151.2166,
    description:
      "Founded in 1816 round Farm Cove, on the site of the colony's first farm. The walk to Mrs Macquarie's Chair ends with the " +
      'opera house and the bridge in one view.',
    address: 'Mrs Macquaries Road',
    pincode: '2000',
    website: 'https://www.botanicgardens.org.au',
    price: 0,
  },
  {
    city: 'sydney',
    name: 'Art Gallery of New South Wales',
    category: 'museum',
    latitude: -33.8688,
    longitude: 151.2174,
    description:
      'A sandstone temple front of the late 19th century and, since 2022, a second glass building by SANAA. Australian, Asian ' +
      'and Aboriginal art are its main collections.',
    address: 'Art Gallery Road',
    pincode: '2000',
    website: 'https://www.artgallery.nsw.gov.au',
    price: 0,
  },
  {
    city: 'sydney',
    name: 'Australian Museum',
    category: 'museum',
    latitude: -33.8743,
    longitude: 151.213,
    description: "The nation's first museum, founded in 1827. Dinosaurs, minerals, Pacific objects and a First Nations gallery share its " + 'sandstone halls.',
    address: '1 William Street',
    pincode: '2010',
    website: 'https://australian.museum',
    price: 0,
  },
  {
    city: 'sydney',
    name: 'Queen Victoria Building',
    category: 'shopping',
    latitude: -33.8717,
    longitude: 151.2067,
    description:
      'A market palace of 1898 by George McRae that fills a whole block. Stained glass, tiled floors and hanging clocks were ' + 'restored in the 1980s.',
    address: '455 George Street',
    pincode: '2000',
    website: 'https://www.qvb.com.au',
    price: 2,
  },
  {
    city: 'sydney',
    name: 'Bondi Beach',
    category: 'beach',
    latitude: -33.8911,
    longitude: 151.2767,
    description:
      'A kilometre of sand open to the ocean swell, with one of the oldest surf lifesaving clubs in the world. A cliff path ' +
      'leads south to Bronte and Coogee.',
    address: 'Queen Elizabeth Drive, Bondi Beach',
    pincode: '2026',
    openingHours: '24/7',
    price: 0,
  },
  {
    city: 'sydney',
    name: 'Manly Beach',
    category: 'beach',
    latitude: -33.7967,
    longitude: 151.2884,
    description:
      'Norfolk pines line this long surf beach, reached by ferry from Circular Quay in half an hour. The first world surfing ' +
      'championship was held here in 1964.',
    address: 'North Steyne, Manly',
    pincode: '2095',
    openingHours: '24/7',
    price: 0,
  },
  {
    city: 'sydney',
    name: "St Mary's Cathedral",
    category: 'worship',
    latitude: -33.8711,
    longitude: 151.2132,
    description: 'Gothic Revival church of golden sandstone by William Wardell, begun in 1868. The twin spires of his design were only ' + 'added in 2000.',
    address: 'St Marys Road',
    pincode: '2000',
    website: 'https://www.stmaryscathedral.org.au',
    price: 0,
  },
  {
    city: 'sydney',
    name: 'Hyde Park Barracks',
    category: 'historic',
    latitude: -33.8696,
    longitude: 151.2127,
    description:
      'Designed by the convict architect Francis Greenway and opened in 1819 to house convict workers. Hammocks and objects dug ' +
      'from under the floors tell of the 50,000 people who passed through.',
    address: 'Queens Square, Macquarie Street',
    pincode: '2000',
    price: 0,
  },
  // Melbourne
  {
    city: 'melbourne',
    name: 'Federation Square',
    category: 'attraction',
    latitude: -37.818,
    longitude: 144.969,
    description:
      'A sloping plaza of ochre sandstone opened in 2002 over the railway lines. Its zinc and glass fronts of broken triangles ' +
      'hold the museum of the moving image and the Australian art of the NGV.',
    address: 'Corner of Swanston and Flinders Streets',
    pincode: '3000',
    website: 'https://fedsquare.com',
    openingHours: '24/7',
    price: 0,
  },
  {
    city: 'melbourne',
    name: 'NGV International',
    category: 'museum',
    latitude: -37.8226,
    longitude: 144.9688,
    description:
      'The oldest and most visited art museum in Australia, in a bluestone block by Roy Grounds from 1968. Visitors touch the ' +
      'water wall at the door and lie down to look at the stained-glass ceiling of the Great Hall.',
    address: '180 St Kilda Road',
    website: 'https://www.ngv.vic.gov.au',
    openingHours: '10:00-17:00',
    price: 0,
  },
  {
    city: 'melbourne',
    name: 'Flinders Street Station',
    category: 'historic',
    latitude: -37.8183,
    longitude: 144.9671,
    description:
      'The yellow station building with its copper dome was finished in 1910. Meeting under the clocks at the main entrance has ' +
      'been a habit of the city ever since.',
    address: 'Corner of Flinders and Swanston Streets',
    pincode: '3000',
    openingHours: '24/7',
    price: 0,
  },
  {
    city: 'melbourne',
    name: 'Royal Botanic Gardens',
    category: 'park',
    latitude: -37.8304,
    longitude: 144.9796,
    description:
      "Founded in 1846 and shaped by William Guilfoyle's lawns and lakes. Elsewhere on its 38 hectares lie a fern gully and an " +
      'old reservoir in the shape of a volcano, planted with succulents.',
    address: 'Birdwood Avenue',
    website: 'https://www.rbg.vic.gov.au',
    price: 0,
  },
  {
    city: 'melbourne',
    name: 'Royal Exhibition Building',
    category: 'historic',
    latitude: -37.8047,
    longitude: 144.9717,
    description:
      "Joseph Reed's domed hall for the exhibition of 1880, where the first parliament of Australia was opened in 1901. With the " +
      'Carlton Gardens round it, it became a World Heritage Site in 2004.',
    address: '9 Nicholson Street, Carlton',
    pincode: '3053',
    price: 1,
  },
  {
    city: 'melbourne',
    name: 'Queen Victoria Market',
    category: 'market',
    latitude: -37.8076,
    longitude: 144.9568,
    description:
      'Opened in 1878 and spread over two city blocks of iron sheds. The deli hall keeps its marble counters, and the queue for ' +
      'hot jam doughnuts rarely ends.',
    address: 'Queen Street',
    pincode: '3000',
    website: 'https://qvm.com.au',
    openingHours: 'Tu,Th,Fr 06:00-15:00; Sa 06:00-16:00; Su 09:00-16:00',
    price: 1,
  },
  {
    city: 'melbourne',
    name: 'Melbourne Cricket Ground',
    category: 'attraction',
    latitude: -37.82,
    longitude: 144.9834,
    description:
      'Cricket came here in 1853, Australian football a few years later, and the Olympic Games in 1956. The ground seats about ' +
      "100,000, and tours go down to the players' rooms and the sports museum.",
    address: 'Brunton Avenue, Richmond',
    pincode: '3002',
    website: 'https://www.mcg.org.au',
    price: 2,
    featured: true,
  },
  {
    city: 'melbourne',
    name: 'Princess Theatre',
    category: 'theatre',
    latitude: -37.8108,
    longitude: 144.9722,
    description:
      'A French-looking playhouse of 1886 with a gilded angel on the roof. The baritone Frederick Federici died as he left its ' +
      'stage in 1888, and a seat used to be kept free for his ghost.',
    address: '163 Spring Street',
    pincode: '3000',
    price: 3,
  },
  {
    city: 'melbourne',
    name: "St Patrick's Cathedral",
    category: 'worship',
    latitude: -37.8101,
    longitude: 144.9764,
    description: "William Wardell's bluestone church was begun in 1858 and consecrated in 1897; the spires, the highest of 105 m, came in " + '1939.',
    address: '1 Cathedral Place, East Melbourne',
    pincode: '3002',
    price: 0,
  },
  {
    city: 'melbourne',
    name: 'St Kilda Beach',
    category: 'beach',
    latitude: -37.867,
    longitude: 144.9733,
    description:
      'The bathing beach of the tram lines, on the calm water of Port Phillip Bay. Near it are Luna Park with its open mouth, an ' +
      'old bath house and a long pier.',
    address: 'Jacka Boulevard, St Kilda',
    pincode: '3182',
    openingHours: '24/7',
    price: 0,
  },
  // Auckland
  {
    city: 'auckland',
    name: 'Sky Tower',
    category: 'attraction',
    latitude: -36.8485,
    longitude: 174.7622,
    description:
      'Opened in 1997 and 328 m high. Three decks overlook two harbours and dozens of volcanic cones, and some visitors leave by ' + 'jumping off on a wire.',
    address: 'Corner of Victoria and Federal Streets',
    pincode: '1010',
    website: 'https://skycityauckland.co.nz/sky-tower/',
    price: 2,
    featured: true,
  },
  {
    city: 'auckland',
    name: 'Auckland War Memorial Museum',
    category: 'museum',
    latitude: -36.8604,
    longitude: 174.7778,
    description:
      'A Greek temple of 1929 on the rim of an old volcano. Its Māori court holds a carved meeting house and the war canoe Te ' + 'Toki a Tāpiri of 25 m.',
    address: 'Auckland Domain, Parnell',
    pincode: '1010',
    website: 'https://www.aucklandmuseum.com',
    price: 2,
  },
  {
    city: 'auckland',
    name: 'Auckland Domain',
    category: 'park',
    latitude: -36.8591,
    longitude: 174.7755,
    description:
      "The city's oldest park, 75 hectares laid over the crater and slopes of the Pukekawa volcano. The Wintergardens of the " +
      '1910s and 1920s have two glasshouses and a fernery in a quarry.',
    address: 'Park Road, Grafton',
    pincode: '1010',
    openingHours: '24/7',
    price: 0,
  },
  {
    city: 'auckland',
    name: 'Auckland Art Gallery',
    category: 'museum',
    latitude: -36.8514,
    longitude: 174.7664,
    description:
      'A French-style block of 1888 with a clock tower, enlarged in 2011 under tree-like canopies of kauri wood. It has ' +
      'portraits of Māori leaders by Lindauer and Goldie.',
    address: 'Corner of Kitchener and Wellesley Streets',
    pincode: '1010',
    website: 'https://www.aucklandartgallery.com',
    openingHours: '10:00-17:00',
    price: 0,
  },
  {
    city: 'auckland',
    name: 'Maungawhau / Mount Eden',
    category: 'park',
    latitude: -36.8775,
    longitude: 174.7643,
    description:
      'At 196 m the highest natural point of the isthmus, with a grassy crater 50 m deep that is sacred and not to be entered. ' +
      'Terraces and storage pits of a Māori fortress show on its sides.',
    address: '250 Mount Eden Road, Mount Eden',
    pincode: '1024',
    price: 0,
  },
  {
    city: 'auckland',
    name: 'One Tree Hill',
    category: 'historic',
    latitude: -36.9001,
    longitude: 174.7831,
    description:
      'Maungakiekie was one of the largest fortified Māori settlements, and its terraces still ring the cone. On the summit an ' +
      'obelisk honours the Māori people; sheep graze in Cornwall Park below.',
    address: 'Cornwall Park, Epsom',
    price: 0,
  },
  {
    city: 'auckland',
    name: 'Mission Bay Beach',
    category: 'beach',
    latitude: -36.8483,
    longitude: 174.8312,
    description:
      'A sheltered beach on Tamaki Drive with a view of Rangitoto. Pohutukawa trees, an art deco fountain and a stone mission ' +
      'house of 1859 stand in the reserve behind.',
    address: 'Tamaki Drive, Mission Bay',
    pincode: '1071',
    openingHours: '24/7',
    price: 0,
  },
  {
    city: 'auckland',
    name: 'Holy Trinity Cathedral',
    category: 'worship',
    latitude: -36.8587,
    longitude: 174.7822,
    description:
      "Anglican cathedral whose brick chancel of 1973 meets a nave of 1995 with bright windows. St Mary's, a wooden Gothic " +
      'church of 1897, was rolled across the road in 1982 to stand beside it.',
    address: 'Parnell Road, Parnell',
    pincode: '1052',
    price: 0,
  },
  {
    city: 'auckland',
    name: 'The Civic',
    category: 'theatre',
    latitude: -36.8513,
    longitude: 174.7643,
    description:
      'A picture palace of 1929, with an auditorium made to look like an open-air night under a ceiling of stars. Elephants and ' +
      'Buddhas crowd the Indian-style foyer.',
    address: 'Corner of Queen and Wellesley Streets',
    pincode: '1010',
    price: 2,
  },
  {
    city: 'auckland',
    name: 'Ferry Building',
    category: 'historic',
    latitude: -36.8428,
    longitude: 174.7667,
    description:
      'Sandstone and brick on a base of Coromandel granite, completed in 1912. Boats still leave from the wharf behind for ' + 'Devonport and Waiheke.',
    address: '99 Quay Street',
    pincode: '1010',
    price: 0,
  },
];
