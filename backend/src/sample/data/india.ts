import type { SampleCity, SampleLandmark } from '../types.js';

/** Cities of India; population, coordinates and ids are GeoNames' (CC BY 4.0). */
export const cities: readonly SampleCity[] = [
  {
    key: 'mumbai',
    name: 'Mumbai',
    state: 'Maharashtra',
    country: 'India',
    population: 12691836,
    latitude: 19.07283,
    longitude: 72.88261,
    timeZone: 'Asia/Kolkata',
    description:
      'Seven marshy islands were joined by causeways and landfill to make this long, narrow port on the Arabian Sea. ' +
      'Suburban trains carry millions of people a day between the northern suburbs and the Gothic and Art Deco streets of the south. ' +
      'The Hindi film industry, the main stock exchanges and the central bank all have their seat here.',
    featured: true,
    geonameId: 1275339,
  },
  {
    key: 'delhi',
    name: 'Delhi',
    state: 'Delhi',
    country: 'India',
    population: 10927986,
    latitude: 28.65195,
    longitude: 77.23149,
    timeZone: 'Asia/Kolkata',
    description:
      'Ruins of several older capitals lie among the roads and gardens of the present one. ' +
      'The walled city of Shah Jahan, with its fort and great mosque, meets the broad avenues that Edwin Lutyens drew for New Delhi ' +
      'in the early twentieth century. A metro network of more than 300 kilometres ties the two together.',
    geonameId: 1273294,
  },
  {
    key: 'bengaluru',
    name: 'Bengaluru',
    state: 'Karnataka',
    country: 'India',
    population: 5104047,
    foundedYear: 1537,
    latitude: 12.97194,
    longitude: 77.59369,
    timeZone: 'Asia/Kolkata',
    description:
      'Kempe Gowda I built a mud fort here in 1537, at about 900 metres above the sea, where even summer evenings turn cool. ' +
      'Software firms and research institutes have made it the centre of the Indian technology industry. ' +
      'Old banyans, two large parks and filter coffee in steel tumblers remain part of daily life.',
    geonameId: 1277333,
  },
  {
    key: 'hyderabad',
    name: 'Hyderabad',
    state: 'Telangana',
    country: 'India',
    population: 3597816,
    foundedYear: 1591,
    latitude: 17.38405,
    longitude: 78.45636,
    timeZone: 'Asia/Kolkata',
    description:
      'When the hill fort of Golconda ran short of water, its sultan laid out a new capital on the Musi river in 1591. ' +
      'The Nizams who ruled later left palaces, libraries and a taste for slow-cooked biryani. ' +
      'Pearls and bangles are still sold around the Charminar, while glass office blocks fill the western suburbs.',
    geonameId: 1269843,
  },
  {
    key: 'chennai',
    name: 'Chennai',
    state: 'Tamil Nadu',
    country: 'India',
    population: 4328063,
    foundedYear: 1639,
    latitude: 13.08784,
    longitude: 80.27847,
    timeZone: 'Asia/Kolkata',
    description:
      'The city, known as Madras until 1996, grew from an East India Company trading post on the Coromandel Coast and ' +
      'absorbed temple towns far older than itself. Every December its halls fill with Carnatic music and classical dance. ' +
      'A sandy beach several kilometres long is its evening meeting place.',
    geonameId: 1264527,
  },
  {
    key: 'kolkata',
    name: 'Kolkata',
    state: 'West Bengal',
    country: 'India',
    population: 4631392,
    foundedYear: 1690,
    latitude: 22.56263,
    longitude: 88.36304,
    timeZone: 'Asia/Kolkata',
    description:
      'On the east bank of the Hooghly stands the capital of British India until 1911. Trams, yellow taxis and crumbling mansions share ' +
      'the streets with bookstalls, sweet shops and football crowds. Writers and film makers such as Rabindranath Tagore and ' +
      'Satyajit Ray were born here.',
    geonameId: 1275004,
  },
  {
    key: 'jaipur',
    name: 'Jaipur',
    state: 'Rajasthan',
    country: 'India',
    population: 2711758,
    foundedYear: 1727,
    latitude: 26.91962,
    longitude: 75.78781,
    timeZone: 'Asia/Kolkata',
    description:
      'Sawai Jai Singh II, a ruler with a passion for astronomy, planned his new capital in 1727 as a grid of nine blocks. ' +
      'The pink wash on its bazaar fronts dates from 1876, when the Prince of Wales came to visit. ' +
      'Hill forts look down on the walled city, which UNESCO listed as World Heritage in 2019.',
    featured: true,
    geonameId: 1269515,
  },
  {
    key: 'agra',
    name: 'Agra',
    state: 'Uttar Pradesh',
    country: 'India',
    population: 1430055,
    foundedYear: 1504,
    latitude: 27.18333,
    longitude: 78.01667,
    timeZone: 'Asia/Kolkata',
    description:
      'For about a century the Mughal emperors ruled from this bend of the Yamuna, and their tombs and gardens line both banks. ' +
      'Craftsmen here still inlay marble with coloured stone as they did for the Taj Mahal. ' +
      'Petha, a translucent sweet of candied ash gourd, is the usual present to take home.',
    geonameId: 1279259,
  },
  {
    key: 'varanasi',
    name: 'Varanasi',
    state: 'Uttar Pradesh',
    country: 'India',
    population: 1164404,
    latitude: 25.31668,
    longitude: 83.01041,
    timeZone: 'Asia/Kolkata',
    description:
      'More than eighty flights of stone steps, the ghats, lead down to the Ganges along the western bank. ' +
      'Among the oldest continuously inhabited cities on earth, it draws Hindu pilgrims, Sanskrit scholars, silk ' +
      'weavers and sitar players. ' +
      'At Sarnath, a short ride north, the Buddha gave his first sermon.',
    geonameId: 1253405,
  },
  {
    key: 'udaipur',
    name: 'Udaipur',
    state: 'Rajasthan',
    country: 'India',
    population: 422784,
    foundedYear: 1559,
    latitude: 24.58584,
    longitude: 73.71346,
    timeZone: 'Asia/Kolkata',
    description:
      'Maharana Udai Singh II moved the Mewar court to this valley of the Aravalli hills in 1559. ' +
      'He and his heirs dammed streams into a chain of lakes and set white palaces on their shores and islands. ' +
      'Miniature painters and silversmiths keep workshops in the lanes below the City Palace.',
    geonameId: 1253986,
  },
  {
    key: 'kochi',
    name: 'Kochi',
    state: 'Kerala',
    country: 'India',
    population: 604696,
    latitude: 9.93988,
    longitude: 76.26022,
    timeZone: 'Asia/Kolkata',
    description:
      'Pepper brought Arab, Chinese, Portuguese, Dutch and British ships to this harbour on the Malabar Coast. ' +
      'Ferries and a water metro cross the backwaters between the old quarters of Fort Kochi and Mattancherry and busy Ernakulam on the ' +
      'mainland. A large biennale of contemporary art has filled its spice warehouses since 2012.',
    geonameId: 1273874,
  },
  {
    key: 'pune',
    name: 'Pune',
    state: 'Maharashtra',
    country: 'India',
    population: 2935744,
    latitude: 18.51957,
    longitude: 73.85535,
    timeZone: 'Asia/Kolkata',
    description:
      'Under the Peshwas of the eighteenth century, decisions made here reached across much of India. ' +
      'Today students from all over the country come for its universities, and car makers and software companies for its engineers. ' +
      'The Sahyadri hills begin at the edge of town, with Maratha forts on their summits.',
    geonameId: 1259229,
  },
  {
    key: 'amritsar',
    name: 'Amritsar',
    state: 'Punjab',
    country: 'India',
    population: 1092450,
    foundedYear: 1577,
    latitude: 31.62234,
    longitude: 74.87534,
    timeZone: 'Asia/Kolkata',
    description:
      'Guru Ram Das founded a settlement around a sacred pool, and its name, "pool of nectar", passed to the city. ' +
      'The Golden Temple in that pool is the holiest gurdwara of the Sikhs. ' +
      'Narrow bazaars around it sell woollen shawls, phulkari embroidery and kulcha bread hot from the oven.',
    geonameId: 1278710,
  },
  {
    key: 'panaji',
    name: 'Panaji',
    state: 'Goa',
    country: 'India',
    population: 65586,
    latitude: 15.49574,
    longitude: 73.82624,
    timeZone: 'Asia/Kolkata',
    description:
      'Goa has one of the smallest state capitals in the country, spread along the wide mouth of the Mandovi. ' +
      'It became the seat of the Portuguese colony in 1843 after fevers had emptied Old Goa upriver. ' +
      'Balconied houses in ochre and blue, bakeries and chapels remain from that time, and long beaches start just across the river.',
    geonameId: 1260607,
  },
];

/** Landmarks of the cities above, nine or ten each. */
export const landmarks: readonly SampleLandmark[] = [
  {
    city: 'mumbai',
    name: 'Gateway of India',
    category: 'historic',
    latitude: 18.922,
    longitude: 72.8347,
    description:
      'A basalt arch 26 metres high on the harbour front, designed by George Wittet to mark the landing of King George V in 1911 ' +
      'and completed in 1924. Boats to Elephanta leave from the steps behind it.',
    address: 'Apollo Bunder, Colaba',
    pincode: '400001',
    price: 0,
    featured: true,
  },
  {
    city: 'mumbai',
    name: 'Chhatrapati Shivaji Maharaj Terminus',
    category: 'historic',
    latitude: 18.9398,
    longitude: 72.8354,
    description:
      'Frederick William Stevens gave this railway station, finished in 1888, a stone dome, turrets and carved peacocks and monkeys. ' +
      'It is a World Heritage Site and still handles well over a thousand trains a day.',
    address: 'Dr Dadabhai Naoroji Road, Fort',
    pincode: '400001',
    openingHours: '24/7',
    price: 0,
  },
  {
    city: 'mumbai',
    name: 'Chhatrapati Shivaji Maharaj Vastu Sangrahalaya',
    category: 'museum',
    latitude: 18.9269,
    longitude: 72.8327,
    description:
      'The former Prince of Wales Museum opened in 1922 in a domed Indo-Saracenic building by George Wittet. ' +
      'Its galleries hold Indus Valley finds, miniature paintings, sculpture, arms and Himalayan art.',
    address: '159-161 Mahatma Gandhi Road, Fort',
    pincode: '400023',
    website: 'https://www.csmvs.in',
    openingHours: 'Mo-Su 10:15-18:00',
    price: 1,
  },
  {
    city: 'mumbai',
    name: 'Haji Ali Dargah',
    category: 'worship',
    latitude: 18.9827,
    longitude: 72.8089,
    description:
      'The white mosque and tomb of the merchant saint Haji Ali Shah Bukhari stands on an islet in Worli Bay. ' +
      'A causeway about half a kilometre long leads to it and goes under water when the tide is high.',
    address: 'Dargah Road, Haji Ali, Worli',
    price: 0,
  },
  {
    city: 'mumbai',
    name: 'The Taj Mahal Palace',
    category: 'hotel',
    latitude: 18.9217,
    longitude: 72.8332,
    description:
      'Jamsetji Tata opened this sea-facing hotel with its red-tiled central dome in 1903, two decades before the Gateway rose next to it. ' +
      'Behind the front lies a great cantilever staircase under the dome.',
    address: 'Apollo Bunder, Colaba',
    pincode: '400001',
    website: 'https://www.tajhotels.com',
    openingHours: '24/7',
    price: 3,
  },
  {
    city: 'mumbai',
    name: 'Leopold Cafe',
    category: 'cafe',
    latitude: 18.9226,
    longitude: 72.8316,
    description:
      'Founded in 1871, it is one of the oldest Irani cafes of the city. ' +
      'The novel "Shantaram" made its tables on the Colaba Causeway known to readers abroad.',
    address: 'Shahid Bhagat Singh Road, Colaba Causeway',
    pincode: '400001',
    price: 2,
  },
  {
    city: 'mumbai',
    name: 'Girgaum Chowpatty',
    category: 'beach',
    latitude: 18.9544,
    longitude: 72.8128,
    description:
      'The sandy northern end of Marine Drive fills at sunset with families and stalls selling bhel puri and kulfi. ' +
      'Large Ganesha idols are immersed here at the close of the Ganesh festival.',
    address: 'Marine Drive, Girgaon',
    pincode: '400007',
    openingHours: '24/7',
    price: 0,
  },
  {
    city: 'mumbai',
    name: 'Crawford Market',
    category: 'market',
    latitude: 18.9475,
    longitude: 72.8344,
    description:
      'William Emerson designed the hall, finished in 1869, which now bears the name of Mahatma Jyotiba Phule. ' +
      'Fruit, spices, cakes and kitchen goods are sold under its iron roof, and reliefs by Lockwood Kipling decorate the entrance.',
    address: 'Lokmanya Tilak Marg, Dhobi Talao',
    pincode: '400001',
    price: 1,
  },
  {
    city: 'mumbai',
    name: 'Hanging Gardens',
    category: 'park',
    latitude: 18.9566,
    longitude: 72.805,
    description:
      'Terraced lawns and hedges cut into animal shapes lie over a reservoir on Malabar Hill. ' + 'They were laid out in 1881 and look west over the sea.',
    address: 'Ridge Road, Malabar Hill',
    pincode: '400006',
    price: 0,
  },
  {
    city: 'mumbai',
    name: 'Elephanta Caves',
    category: 'historic',
    latitude: 18.9633,
    longitude: 72.9315,
    description:
      'Rock-cut temples to Shiva, most of them from the fifth and sixth centuries, on a wooded island an hour by boat from the Gateway. ' +
      'The three-faced Sadashiva of the main cave is about six metres high.',
    address: 'Gharapuri Island, Mumbai Harbour',
    openingHours: 'Tu-Su 09:00-17:30',
    price: 1,
  },

  {
    city: 'delhi',
    name: 'Red Fort',
    category: 'historic',
    latitude: 28.6562,
    longitude: 77.241,
    description:
      'Shah Jahan moved his court into these red sandstone walls in 1648. ' +
      'Past the Lahori Gate come audience halls, marble pavilions and gardens, and each 15 August the Prime Minister ' +
      'speaks from the ramparts.',
    address: 'Netaji Subhash Marg, Chandni Chowk',
    pincode: '110006',
    price: 1,
    featured: true,
  },
  {
    city: 'delhi',
    name: 'Qutub Minar',
    category: 'historic',
    latitude: 28.5245,
    longitude: 77.1855,
    description:
      'A tapering tower of fluted sandstone, 72.5 metres tall, begun around 1199 and carved with bands of Quranic verse. ' +
      'Beside it stand the ruins of an early mosque and an iron pillar some 1,600 years old.',
    address: 'Mehrauli',
    pincode: '110030',
    price: 1,
  },
  {
    city: 'delhi',
    name: "Humayun's Tomb",
    category: 'historic',
    latitude: 28.5933,
    longitude: 77.2507,
    description:
      'Built around 1570 to a design by the Persian architect Mirak Mirza Ghiyas, it was the first garden tomb of its scale in India. ' +
      'Its double dome and four-part garden became the model for the Taj Mahal.',
    address: 'Mathura Road, Nizamuddin East',
    pincode: '110013',
    price: 1,
  },
  {
    city: 'delhi',
    name: 'India Gate',
    category: 'attraction',
    latitude: 28.6129,
    longitude: 77.2295,
    description:
      'Edwin Lutyens designed this arch 42 metres high, unveiled in 1931, for the soldiers of British India who fell ' +
      'in the First World War. ' +
      'Lawns and fountains around it are a favourite place on warm evenings.',
    address: 'Kartavya Path',
    pincode: '110001',
    openingHours: '24/7',
    price: 0,
  },
  {
    city: 'delhi',
    name: 'Jama Masjid',
    category: 'worship',
    latitude: 28.6507,
    longitude: 77.2334,
    description:
      'The great mosque of the old city was completed in 1656 under Shah Jahan. ' +
      'Its courtyard has room for about 25,000 people, and the southern minaret can be climbed for a view over the roofs.',
    address: 'Jama Masjid Road, Old Delhi',
    pincode: '110006',
    price: 0,
  },
  {
    city: 'delhi',
    name: 'Lotus Temple',
    category: 'worship',
    latitude: 28.5535,
    longitude: 77.2588,
    description:
      'Twenty-seven marble-clad petals, arranged in threes, form this Bahai House of Worship by Fariborz Sahba, opened in 1986. ' +
      'Visitors of any faith may sit in silence in the hall.',
    address: 'Lotus Temple Road, Bahapur, Kalkaji',
    pincode: '110019',
    website: 'https://www.bahaihouseofworship.in',
    price: 0,
  },
  {
    city: 'delhi',
    name: 'National Museum',
    category: 'museum',
    latitude: 28.6119,
    longitude: 77.2193,
    description:
      'Five thousand years of art are shown here, from the small bronze Dancing Girl of Mohenjo-daro to Chola ' +
      'bronzes and Mughal paintings. ' +
      'The collection was founded in 1949 and moved into this building in 1960.',
    address: 'Janpath',
    pincode: '110011',
    website: 'https://www.nationalmuseumindia.gov.in',
    openingHours: 'Tu-Su 10:00-18:00',
    price: 1,
  },
  {
    city: 'delhi',
    name: 'Lodhi Garden',
    category: 'park',
    latitude: 28.5932,
    longitude: 77.2197,
    description:
      'Joggers circle the domed tombs of fifteenth and sixteenth century rulers in this park of about 36 hectares. ' +
      'It was laid out in 1936, and parakeets nest in the old masonry.',
    address: 'Lodhi Road',
    pincode: '110003',
    price: 0,
  },
  {
    city: 'delhi',
    name: 'Chandni Chowk',
    category: 'market',
    latitude: 28.656,
    longitude: 77.2303,
    description:
      'Planned in 1650 by the princess Jahanara, the main street of Shahjahanabad runs west from the Red Fort to the Fatehpuri mosque. ' +
      'Side lanes deal in silver, wedding cloth, spices and fried paratha.',
    address: 'Chandni Chowk, Old Delhi',
    pincode: '110006',
    price: 1,
  },
  {
    city: 'delhi',
    name: 'Connaught Place',
    category: 'shopping',
    latitude: 28.6328,
    longitude: 77.2197,
    description:
      'White colonnades in concentric rings surround a round park above the busiest metro interchange of the city. ' +
      'Robert Tor Russell designed the blocks, built between 1929 and 1933, for shops, cinemas and restaurants.',
    address: 'Rajiv Chowk, New Delhi',
    pincode: '110001',
    price: 2,
  },

  {
    city: 'bengaluru',
    name: 'Lalbagh Botanical Garden',
    category: 'park',
    latitude: 12.9507,
    longitude: 77.5848,
    description:
      'Hyder Ali began this garden in 1760, and it now covers 240 acres. ' +
      'Flower shows are held in the glass house of 1889, and the bare gneiss hill inside the gates is about three billion years old.',
    address: 'Mavalli',
    pincode: '560004',
    openingHours: 'Mo-Su 06:00-19:00',
    price: 1,
    featured: true,
  },
  {
    city: 'bengaluru',
    name: 'Bangalore Palace',
    category: 'historic',
    latitude: 12.9987,
    longitude: 77.592,
    description:
      'Turrets, battlements and ivy recall an English country house. ' +
      'Building began in the 1870s for a school principal, and the Wadiyar rulers of Mysore bought and enlarged it from 1884.',
    address: 'Palace Road, Vasanth Nagar',
    pincode: '560052',
    openingHours: 'Mo-Su 10:00-17:30',
    price: 2,
  },
  {
    city: 'bengaluru',
    name: 'Cubbon Park',
    category: 'park',
    latitude: 12.9763,
    longitude: 77.5929,
    description:
      'Bamboo groves, silver oaks and shaded walks in the middle of the administrative district, laid out in 1870 by Richard Sankey. ' +
      'The red Gothic building of the old Attara Kacheri, now the High Court, borders it.',
    address: 'Kasturba Road, Ambedkar Veedhi',
    pincode: '560001',
    price: 0,
  },
  {
    city: 'bengaluru',
    name: 'Vidhana Soudha',
    category: 'attraction',
    latitude: 12.9795,
    longitude: 77.5907,
    description:
      'Chief Minister Kengal Hanumanthaiah had this granite seat of the state legislature built in a neo-Dravidian manner; ' +
      'it was finished in 1956. The facade is lit on Sunday evenings and public holidays.',
    address: 'Ambedkar Veedhi',
    pincode: '560001',
    price: 0,
  },
  {
    city: 'bengaluru',
    name: "Tipu Sultan's Summer Palace",
    category: 'historic',
    latitude: 12.9594,
    longitude: 77.5737,
    description:
      'Teak pillars, carved arches and faded floral paint make up this two-storey pavilion, completed in 1791. ' +
      'A small exhibition on the ground floor tells of Tipu and his father Hyder Ali.',
    address: 'Albert Victor Road, Chamrajpet',
    price: 1,
  },
  {
    city: 'bengaluru',
    name: 'ISKCON Temple Bangalore',
    category: 'worship',
    latitude: 13.0098,
    longitude: 77.5511,
    description: 'This Krishna temple of 1997 crowns a hillock in the northwest of the city. ' + 'It mixes the gate towers of South India with walls of glass.',
    address: 'Hare Krishna Hill, Chord Road, Rajajinagar',
    pincode: '560010',
    website: 'https://www.iskconbangalore.org',
    price: 0,
  },
  {
    city: 'bengaluru',
    name: 'Visvesvaraya Industrial and Technological Museum',
    category: 'museum',
    latitude: 12.9752,
    longitude: 77.5963,
    description:
      'Engines, electric apparatus and many hands-on experiments explain how things work, floor by floor. ' +
      'A full-size replica of the Wright Flyer is among the best-known pieces.',
    address: '5216 Kasturba Road',
    pincode: '560001',
    website: 'https://www.vismuseum.gov.in',
    openingHours: 'Mo-Su 09:30-18:00',
    price: 1,
  },
  {
    city: 'bengaluru',
    name: 'Bull Temple',
    category: 'worship',
    latitude: 12.9429,
    longitude: 77.5683,
    description:
      'A monolithic Nandi about 4.5 metres high fills the sanctuary that Kempe Gowda raised in the sixteenth century. ' +
      'Farmers sell their crop in the street outside during the yearly groundnut fair.',
    address: 'Bull Temple Road, Basavanagudi',
    pincode: '560004',
    price: 0,
  },
  {
    city: 'bengaluru',
    name: 'Mavalli Tiffin Rooms',
    category: 'restaurant',
    latitude: 12.9552,
    longitude: 77.5855,
    description:
      'Guests have queued since 1924 for dosas, filter coffee in silver cups and rava idli, ' +
      'which the kitchen invented when rice was short in the Second World War.',
    address: '14 Lalbagh Road, Mavalli',
    pincode: '560027',
    website: 'https://mavallitiffinrooms.com',
    price: 1,
  },
  {
    city: 'bengaluru',
    name: 'Commercial Street',
    category: 'shopping',
    latitude: 12.9823,
    longitude: 77.6083,
    description:
      'Tailors, jewellers and shoe shops stand wall to wall along this narrow street of the old cantonment. ' +
      'Bargaining is expected in the smaller stalls of the side lanes.',
    address: 'Commercial Street, Tasker Town',
    pincode: '560001',
    price: 2,
  },

  {
    city: 'hyderabad',
    name: 'Charminar',
    category: 'historic',
    latitude: 17.3616,
    longitude: 78.4747,
    description:
      'Four minarets rise some 56 metres above the crossing where Muhammad Quli Qutb Shah founded his city in 1591. ' +
      'Winding stairs lead to a gallery, and a small mosque occupies the top floor.',
    address: 'Charminar Road, Ghansi Bazaar',
    pincode: '500002',
    openingHours: 'Mo-Su 09:30-17:30',
    price: 1,
    featured: true,
  },
  {
    city: 'hyderabad',
    name: 'Mecca Masjid',
    category: 'worship',
    latitude: 17.3604,
    longitude: 78.4736,
    description:
      'Work on this granite mosque started under Muhammad Qutb Shah and ended in 1694 under Aurangzeb. ' +
      'Bricks of earth from Mecca are said to be built into the central arch, which gave it the name.',
    address: 'Kotla Alijah, near Charminar',
    pincode: '500002',
    price: 0,
  },
  {
    city: 'hyderabad',
    name: 'Laad Bazaar',
    category: 'market',
    latitude: 17.3615,
    longitude: 78.4733,
    description:
      'Lac bangles set with glass stones glitter in nearly every window of this street west of the Charminar. ' +
      'Bridal clothes, henna and perfume oils are the other trades.',
    address: 'Laad Bazaar Road, Charminar',
    pincode: '500002',
    price: 1,
  },
  {
    city: 'hyderabad',
    name: 'Chowmahalla Palace',
    category: 'museum',
    latitude: 17.3578,
    longitude: 78.4717,
    description:
      'Courtyards, fountains and four palaces formed the seat of the Nizams from the eighteenth century. ' +
      'Belgian crystal chandeliers hang in the Khilwat hall, and old cars and carriages are on show.',
    address: 'Khilwat, Motigalli',
    pincode: '500002',
    openingHours: 'Sa-Th 10:00-17:00',
    price: 1,
  },
  {
    city: 'hyderabad',
    name: 'Salar Jung Museum',
    category: 'museum',
    latitude: 17.3713,
    longitude: 78.4803,
    description:
      'The huge private collection of Salar Jung III has been open to the public since 1951. ' +
      'People gather each hour before the musical clock, and linger over Benzoni\'s marble "Veiled Rebecca".',
    address: 'Salar Jung Road, Darulshifa',
    pincode: '500002',
    website: 'https://www.salarjungmuseum.in',
    openingHours: 'Sa-Th 10:00-17:00',
    price: 1,
  },
  {
    city: 'hyderabad',
    name: 'Golconda Fort',
    category: 'historic',
    latitude: 17.3833,
    longitude: 78.4011,
    description:
      'A clap under the dome of the entrance gate can be heard at the pavilion on top of the granite hill. ' +
      'The Qutb Shahi sultans ruled from here, and diamonds from the Krishna valley were traded under its walls.',
    address: 'Ibrahim Bagh',
    pincode: '500008',
    price: 1,
  },
  {
    city: 'hyderabad',
    name: 'Qutb Shahi Tombs',
    category: 'historic',
    latitude: 17.3949,
    longitude: 78.3969,
    description:
      'Domed mausoleums of the sultans of Golconda stand in gardens a kilometre north of their fort. ' +
      'A long restoration has brought back stucco, stepwells and funerary mosques of the sixteenth and seventeenth centuries.',
    address: 'Fort Road, Toli Chowki',
    pincode: '500008',
    price: 1,
  },
  {
    city: 'hyderabad',
    name: 'Birla Mandir',
    category: 'worship',
    latitude: 17.4062,
    longitude: 78.469,
    description:
      'About 2,000 tonnes of white Rajasthani marble went into this temple to Venkateswara, opened in 1976. ' +
      'Its terrace on the Naubat Pahad hill overlooks Hussain Sagar.',
    address: 'Hill Fort Road, Naubat Pahad',
    pincode: '500004',
    price: 0,
  },
  {
    city: 'hyderabad',
    name: 'Buddha Statue of Hussain Sagar',
    category: 'attraction',
    latitude: 17.4156,
    longitude: 78.475,
    description:
      'An 18 metre figure cut from a single block of granite has stood on a rock in the lake since 1992. ' + 'Boats cross to its platform from Lumbini Park.',
    address: 'Hussain Sagar, Tank Bund Road',
    price: 1,
  },
  {
    city: 'hyderabad',
    name: 'Taj Falaknuma Palace',
    category: 'hotel',
    latitude: 17.3313,
    longitude: 78.4675,
    description:
      'Viqar-ul-Umra, a Paigah noble, built this hilltop mansion between 1884 and 1893 and then passed it to the Nizam. ' +
      'Since 2010 it has been a hotel, with a dining table for a hundred guests.',
    address: 'Engine Bowli, Falaknuma',
    pincode: '500053',
    website: 'https://www.tajhotels.com',
    price: 3,
  },

  {
    city: 'chennai',
    name: 'Marina Beach',
    category: 'beach',
    latitude: 13.0541,
    longitude: 80.2836,
    description:
      'A broad strip of sand runs south from near Fort St George along a promenade of the 1880s. ' +
      'Kites, horse rides and stalls of fried fish appear when the heat drops, but currents make bathing unsafe.',
    address: 'Kamarajar Salai, Triplicane',
    pincode: '600005',
    openingHours: '24/7',
    price: 0,
    featured: true,
  },
  {
    city: 'chennai',
    name: 'Fort St George',
    category: 'historic',
    latitude: 13.0796,
    longitude: 80.2875,
    description:
      'The first English fortress in India dates from 1644 and today houses the state legislature. ' +
      "A museum shows coins, uniforms and portraits, and St Mary's Church of 1680 stands within the walls.",
    address: 'Rajaji Salai',
    pincode: '600009',
    price: 1,
  },
  {
    city: 'chennai',
    name: 'Kapaleeshwarar Temple',
    category: 'worship',
    latitude: 13.0337,
    longitude: 80.2698,
    description:
      'Painted gods crowd the 37 metre gate tower of the chief Shiva temple of Mylapore, ' +
      'rebuilt on this spot after the Portuguese had taken the older shrine by the sea. Its spring festival brings ' +
      'floats and processions.',
    address: 'Kapaleesvarar Sannadhi Street, Mylapore',
    pincode: '600004',
    price: 0,
  },
  {
    city: 'chennai',
    name: 'San Thome Basilica',
    category: 'worship',
    latitude: 13.0336,
    longitude: 80.2778,
    description:
      'By tradition the apostle Thomas lies buried beneath this white neo-Gothic church. ' +
      'The present building of 1896 replaced one put up by the Portuguese.',
    address: '38 San Thome High Road, Mylapore',
    pincode: '600004',
    price: 0,
  },
  {
    city: 'chennai',
    name: 'Government Museum Chennai',
    category: 'museum',
    latitude: 13.0703,
    longitude: 80.2566,
    description:
      'Chola bronzes, among them a celebrated dancing Shiva, and limestone reliefs from Amaravati are the pride of this museum, ' +
      'established in 1851. The red campus also contains a theatre and the Connemara Public Library.',
    address: 'Pantheon Road, Egmore',
    pincode: '600008',
    openingHours: 'Sa-Th 09:30-17:00',
    price: 1,
  },
  {
    city: 'chennai',
    name: 'Parthasarathy Temple',
    category: 'worship',
    latitude: 13.0539,
    longitude: 80.277,
    description:
      'Krishna as the charioteer of Arjuna is the main deity of this Vaishnava temple, founded under the Pallavas in the eighth century. ' +
      'A large tank lies in front of the gate.',
    address: 'Singarachari Street, Triplicane',
    pincode: '600005',
    price: 0,
  },
  {
    city: 'chennai',
    name: 'Vivekananda House',
    category: 'museum',
    latitude: 13.0495,
    longitude: 80.2805,
    description:
      'Ice shipped from New England was once stored in this round building of 1842, still called the Ice House. ' +
      'Swami Vivekananda stayed in it in 1897, and displays follow his life.',
    address: 'Kamarajar Salai, Triplicane',
    pincode: '600005',
    price: 1,
  },
  {
    city: 'chennai',
    name: "Elliot's Beach",
    category: 'beach',
    latitude: 12.9995,
    longitude: 80.2727,
    description:
      'Quieter than the Marina, this shore in Besant Nagar is lined with cafes. ' +
      'The white arch on the sand remembers Karl Schmidt, a Danish sailor who drowned in 1930 while saving swimmers.',
    address: '6th Avenue, Besant Nagar',
    pincode: '600090',
    openingHours: '24/7',
    price: 0,
  },
  {
    city: 'chennai',
    name: 'Pondy Bazaar',
    category: 'shopping',
    latitude: 13.041,
    longitude: 80.2385,
    description:
      'Saris, gold, steel vessels and cheap street fashion are bought along this main road of T. Nagar. ' +
      'Wide paved walks replaced part of the carriageway in 2019.',
    address: 'Sir Thyagaraya Road, T. Nagar',
    pincode: '600017',
    price: 1,
  },
  {
    city: 'chennai',
    name: 'Theosophical Society Gardens',
    category: 'park',
    latitude: 13.0106,
    longitude: 80.2689,
    description:
      'The international headquarters of the society moved to this wooded estate by the Adyar river in 1882. ' +
      'Shrines of several religions stand among the trees, along with a banyan about 450 years old.',
    address: 'Besant Avenue, Adyar',
    pincode: '600020',
    website: 'https://www.ts-adyar.org',
    price: 0,
  },

  {
    city: 'kolkata',
    name: 'Victoria Memorial',
    category: 'museum',
    latitude: 22.5448,
    longitude: 88.3426,
    description:
      'William Emerson designed this hall of Makrana marble, opened in 1921, and a bronze angel turns with the wind on its dome. ' +
      'Inside are paintings of old Calcutta, manuscripts and arms; ponds and lawns surround it.',
    address: '1 Queens Way, Maidan',
    pincode: '700071',
    website: 'https://www.victoriamemorial-cal.org',
    price: 1,
    featured: true,
  },
  {
    city: 'kolkata',
    name: 'Howrah Bridge',
    category: 'attraction',
    latitude: 22.5851,
    longitude: 88.3468,
    description:
      'This riveted steel cantilever has spanned the Hooghly since 1943 without a pier in the river. ' +
      'Porters, buses and commuters on foot fill it from dawn, and a flower market spreads below its eastern end.',
    address: 'Rabindra Setu, Strand Road',
    openingHours: '24/7',
    price: 0,
  },
  {
    city: 'kolkata',
    name: 'Indian Museum',
    category: 'museum',
    latitude: 22.558,
    longitude: 88.351,
    description:
      'Founded in 1814, it is the oldest museum in Asia. ' +
      'The Bharhut stone railing, Gandhara sculpture, fossils, an Egyptian mummy and meteorites occupy the arcades around its courtyard.',
    address: '27 Jawaharlal Nehru Road',
    pincode: '700016',
    website: 'https://indianmuseumkolkata.org',
    price: 1,
  },
  {
    city: 'kolkata',
    name: 'Dakshineswar Kali Temple',
    category: 'worship',
    latitude: 22.6549,
    longitude: 88.3576,
    description:
      'Rani Rashmoni built the nine-spired temple on the river in 1855, with twelve small Shiva shrines facing the ghat. ' +
      'The mystic Ramakrishna served here as a priest.',
    address: 'Dakshineswar',
    pincode: '700076',
    price: 0,
  },
  {
    city: 'kolkata',
    name: "St Paul's Cathedral",
    category: 'worship',
    latitude: 22.5443,
    longitude: 88.3467,
    description:
      'Consecrated in 1847, the Anglican cathedral has a Gothic nave with almost no pillars. ' +
      'After the earthquake of 1934 its tower was rebuilt on the pattern of Canterbury.',
    address: 'Cathedral Road, Maidan',
    pincode: '700071',
    price: 0,
  },
  {
    city: 'kolkata',
    name: 'Eden Gardens',
    category: 'attraction',
    latitude: 22.5646,
    longitude: 88.3433,
    description:
      'Cricket has been played on this ground since 1864, and it hosted the World Cup final of 1987. ' + 'The stands hold more than 60,000 spectators.',
    address: 'B. B. D. Bagh',
    pincode: '700021',
    price: 2,
  },
  {
    city: 'kolkata',
    name: 'New Market',
    category: 'market',
    latitude: 22.5602,
    longitude: 88.3524,
    description:
      'Behind the red Gothic front and clock tower of 1874 are some two thousand stalls. ' +
      'Also called Hogg Market, it sells saris, flowers, cheese, leather and the fruit cakes of Nahoum and Sons, bakers since 1902.',
    address: 'Lindsay Street',
    pincode: '700087',
    price: 1,
  },
  {
    city: 'kolkata',
    name: 'Indian Botanic Garden',
    category: 'park',
    latitude: 22.5607,
    longitude: 88.2867,
    description:
      'Colonel Robert Kyd laid out this garden on the Howrah bank in 1787. ' +
      'Its Great Banyan looks like a forest: the crown rests on more than 3,000 prop roots, and the main trunk was removed in 1925.',
    address: 'Andul Road, Shibpur, Howrah',
    pincode: '711103',
    price: 1,
  },
  {
    city: 'kolkata',
    name: 'Indian Coffee House',
    category: 'cafe',
    latitude: 22.5761,
    longitude: 88.3637,
    description:
      'Students and poets have argued under the high ceiling of the former Albert Hall since the coffee house opened in 1942. ' +
      'Waiters in turbans still bring infusion and cutlets to the tables.',
    address: '15 Bankim Chatterjee Street, College Street',
    pincode: '700073',
    price: 1,
  },
  {
    city: 'kolkata',
    name: 'Flurys',
    category: 'cafe',
    latitude: 22.553,
    longitude: 88.3525,
    description:
      'A Swiss couple opened this tearoom in 1927. ' + 'Rum balls, pastries and English breakfasts are served behind its large windows on Park Street.',
    address: '18 Park Street',
    pincode: '700071',
    website: 'https://flurys.com',
    price: 2,
  },

  {
    city: 'jaipur',
    name: 'Hawa Mahal',
    category: 'historic',
    latitude: 26.9239,
    longitude: 75.8267,
    description:
      'Court ladies watched street processions unseen through the 953 small windows of this five-storey screen. ' +
      'Lal Chand Ustad designed it in 1799 for Sawai Pratap Singh; breezes through the lattice explain the name, Palace of Winds.',
    address: 'Hawa Mahal Road, Badi Choupad',
    pincode: '302002',
    price: 1,
    featured: true,
  },
  {
    city: 'jaipur',
    name: 'Amber Fort',
    category: 'historic',
    latitude: 26.9855,
    longitude: 75.8513,
    description:
      'Raja Man Singh I began this hillside palace in 1592, and it remained the capital until Jaipur was built. ' +
      'Thousands of mirror pieces line the Sheesh Mahal, and Maota Lake lies at its foot.',
    address: 'Devisinghpura, Amer',
    pincode: '302028',
    openingHours: 'Mo-Su 08:00-17:30',
    price: 2,
  },
  {
    city: 'jaipur',
    name: 'City Palace',
    category: 'museum',
    latitude: 26.9258,
    longitude: 75.8237,
    description:
      'Part of the palace is still home to the former ruling family; the rest shows textiles, weapons and two giant silver urns. ' +
      'Four painted gateways in the Pritam Niwas Chowk stand for the seasons.',
    address: 'Gangori Bazaar, J.D.A. Market, Pink City',
    pincode: '302002',
    openingHours: 'Mo-Su 09:30-17:00',
    price: 2,
  },
  {
    city: 'jaipur',
    name: 'Jantar Mantar',
    category: 'attraction',
    latitude: 26.9247,
    longitude: 75.8245,
    description:
      'Nineteen stone instruments, completed in 1734 for Jai Singh II, measure the heavens with the naked eye. ' +
      'The Samrat Yantra, 27 metres high, is the largest stone sundial in the world.',
    address: 'Gangori Bazaar, Pink City',
    pincode: '302002',
    price: 1,
  },
  {
    city: 'jaipur',
    name: 'Jal Mahal',
    category: 'attraction',
    latitude: 26.9535,
    longitude: 75.8462,
    description:
      'A palace of the eighteenth century seems to float on Man Sagar Lake, with several of its storeys under water when the lake is full. ' +
      'Visitors see it from the lakeside promenade on the road to Amer.',
    address: 'Amer Road',
    pincode: '302002',
    price: 0,
  },
  {
    city: 'jaipur',
    name: 'Albert Hall Museum',
    category: 'museum',
    latitude: 26.9117,
    longitude: 75.8195,
    description:
      'Samuel Swinton Jacob drew this Indo-Saracenic building, opened as a museum in 1887. ' +
      'Carpets, pottery, musical instruments and an Egyptian mummy are on view.',
    address: 'Ram Niwas Garden',
    pincode: '302004',
    price: 1,
  },
  {
    city: 'jaipur',
    name: 'Nahargarh Fort',
    category: 'historic',
    latitude: 26.9373,
    longitude: 75.8155,
    description:
      'Jai Singh II raised the fort in 1734 on the ridge above his city. ' +
      'Identical painted suites for the queens surround a court of the Madhavendra Bhawan, and the ramparts are known for sunsets.',
    address: 'Krishna Nagar, Brahampuri',
    price: 1,
  },
  {
    city: 'jaipur',
    name: 'Birla Mandir',
    category: 'worship',
    latitude: 26.8921,
    longitude: 75.8155,
    description:
      'White marble and stained glass mark this temple to Lakshmi and Narayan of 1988, at the foot of the Moti Dungri hill. ' +
      'Figures of philosophers and prophets are carved on its outer walls.',
    address: 'Jawahar Lal Nehru Marg, Tilak Nagar',
    price: 0,
  },
  {
    city: 'jaipur',
    name: 'Johari Bazaar',
    category: 'market',
    latitude: 26.9197,
    longitude: 75.8262,
    description:
      'Gem cutters and jewellers have kept shop on this arcaded street since the early days of the city. ' +
      'Kundan and enamel work, bandhani cloth and sweets are its specialities.',
    address: 'Johari Bazaar Road, Pink City',
    pincode: '302003',
    price: 2,
  },
  {
    city: 'jaipur',
    name: 'Raj Mandir Cinema',
    category: 'theatre',
    latitude: 26.9154,
    longitude: 75.8102,
    description:
      'Curved like a meringue outside and lit by chandeliers within, this single-screen film palace by W. M. Namjoshi opened in 1976. ' +
      'Hindi films play to an audience that cheers and whistles.',
    address: 'C-16 Bhagwan Das Road, Panch Batti',
    pincode: '302001',
    price: 1,
  },

  {
    city: 'agra',
    name: 'Taj Mahal',
    category: 'historic',
    latitude: 27.1751,
    longitude: 78.0421,
    description:
      'Shah Jahan ordered this white marble mausoleum in 1632 for his wife Mumtaz Mahal, and some 20,000 people worked on it. ' +
      'Four minarets, a mosque and a long water garden frame the dome, and flowers of inlaid stone cover the walls.',
    address: 'Dharmapuri, Forest Colony, Tajganj',
    pincode: '282001',
    website: 'https://www.tajmahal.gov.in',
    openingHours: 'Sa-Th 06:00-18:30',
    price: 2,
    featured: true,
  },
  {
    city: 'agra',
    name: 'Agra Fort',
    category: 'historic',
    latitude: 27.1795,
    longitude: 78.0211,
    description:
      'Akbar rebuilt the fort in red sandstone from 1565, with walls two and a half kilometres around. ' +
      'Marble halls were added by Shah Jahan, who spent his last years confined in a tower with a view of the Taj.',
    address: 'Rakabganj',
    pincode: '282003',
    price: 1,
  },
  {
    city: 'agra',
    name: 'Tomb of Itimad-ud-Daulah',
    category: 'historic',
    latitude: 27.1929,
    longitude: 78.031,
    description:
      'The empress Nur Jahan built this jewel-box tomb for her father between 1622 and 1628. ' +
      'It is often called the first Mughal tomb faced entirely in white marble, with inlaid vases, cypresses and wine flasks.',
    address: 'Moti Bagh, Yamuna Bridge',
    pincode: '282006',
    price: 1,
  },
  {
    city: 'agra',
    name: 'Mehtab Bagh',
    category: 'park',
    latitude: 27.1799,
    longitude: 78.0421,
    description:
      'The moonlight garden lies exactly opposite the Taj Mahal on the far bank of the Yamuna. ' +
      'Excavations in the 1990s found a large octagonal pool, made to catch the reflection of the dome.',
    address: 'Nagla Devjit, across the Yamuna',
    pincode: '282006',
    price: 1,
  },
  {
    city: 'agra',
    name: "Akbar's Tomb",
    category: 'historic',
    latitude: 27.2206,
    longitude: 77.9504,
    description:
      'A red gateway with four white minarets leads to the stepped mausoleum of the third Mughal emperor, finished in 1613. ' +
      'Deer and blackbuck graze in the walled garden.',
    address: 'Mathura Road, Sikandra',
    pincode: '282007',
    price: 1,
  },
  {
    city: 'agra',
    name: 'Jama Masjid',
    category: 'worship',
    latitude: 27.1829,
    longitude: 78.0158,
    description:
      'Zigzag bands of white marble run around the sandstone domes of the Friday mosque. ' +
      "Jahanara, Shah Jahan's eldest daughter, paid for it; an inscription gives the year 1648.",
    address: 'Hing ki Mandi, near Agra Fort station',
    pincode: '282003',
    price: 0,
  },
  {
    city: 'agra',
    name: 'Taj Museum',
    category: 'museum',
    latitude: 27.1731,
    longitude: 78.0406,
    description:
      'Miniatures, royal decrees, coins and plans of the monument are kept in a pavilion on the western wall of the Taj garden. ' +
      'The museum was set up in 1982.',
    address: 'Taj Mahal complex, Tajganj',
    pincode: '282001',
    openingHours: 'Sa-Th 09:00-17:00',
    price: 1,
  },
  {
    city: 'agra',
    name: 'Chini Ka Rauza',
    category: 'historic',
    latitude: 27.2006,
    longitude: 78.0345,
    description:
      'Remains of bright glazed tiles in a Persian technique gave this riverside tomb its name. ' +
      'Afzal Khan, a poet and minister of Shah Jahan, was laid to rest here in the 1630s.',
    address: 'Katra Wazir Khan, Aligarh Road',
    pincode: '282006',
    price: 0,
  },
  {
    city: 'agra',
    name: 'Kinari Bazaar',
    category: 'market',
    latitude: 27.1843,
    longitude: 78.0146,
    description:
      'Wedding garments, gold braid, spices and sweets change hands in the crowded alleys behind the Jama Masjid. ' +
      'Many lanes are too narrow for anything wider than a scooter.',
    address: 'Kinari Bazaar, Hing ki Mandi',
    pincode: '282003',
    price: 1,
  },
  {
    city: 'agra',
    name: 'Taj Nature Walk',
    category: 'park',
    latitude: 27.171,
    longitude: 78.0505,
    description:
      'Paths cross about 70 hectares of woodland and grassland close to the eastern gate of the Taj Mahal. ' +
      'Watchtowers give glimpses of the dome above the trees, and peacocks are common.',
    address: 'Taj East Gate Road',
    pincode: '282001',
    price: 1,
  },

  {
    city: 'varanasi',
    name: 'Dashashwamedh Ghat',
    category: 'attraction',
    latitude: 25.307,
    longitude: 83.0104,
    description:
      'Every evening young priests swing tiers of oil lamps over the Ganges here to bells and chanting. ' +
      'Rowing boats gather offshore for the ceremony, and at dawn bathers crowd the steps.',
    address: 'Dashashwamedh Ghat Road',
    pincode: '221001',
    openingHours: '24/7',
    price: 0,
    featured: true,
  },
  {
    city: 'varanasi',
    name: 'Kashi Vishwanath Temple',
    category: 'worship',
    latitude: 25.3109,
    longitude: 83.0107,
    description:
      'One of the twelve jyotirlinga shrines of Shiva, in its present form a gift of Ahilyabai Holkar from 1780. ' +
      'Ranjit Singh later gave gold for the spires, and since 2021 a broad corridor has linked the temple with the river.',
    address: 'Lahori Tola, Vishwanath Gali',
    pincode: '221001',
    website: 'https://shrikashivishwanath.org',
    price: 0,
  },
  {
    city: 'varanasi',
    name: 'Man Mandir Observatory',
    category: 'historic',
    latitude: 25.3078,
    longitude: 83.0108,
    description:
      'Raja Man Singh of Amber built the palace over this ghat around 1600. ' +
      'On its roof Jai Singh II placed masonry instruments for watching the sun and stars in the eighteenth century.',
    address: 'Man Mandir Ghat',
    pincode: '221001',
    price: 1,
  },
  {
    city: 'varanasi',
    name: 'Assi Ghat',
    category: 'attraction',
    latitude: 25.2889,
    longitude: 83.0067,
    description:
      'The southernmost of the main ghats lies where the small Assi stream used to join the Ganges. ' +
      'Mornings begin with a lamp ceremony, music and open-air yoga.',
    address: 'Assi Ghat, Shivala',
    pincode: '221005',
    openingHours: '24/7',
    price: 0,
  },
  {
    city: 'varanasi',
    name: 'Durga Temple',
    category: 'worship',
    latitude: 25.2887,
    longitude: 82.9992,
    description:
      'Stained deep red with ochre, this many-spired temple rises beside a square tank. ' +
      'Rani Bhabani of Natore in Bengal founded it in the eighteenth century.',
    address: 'Durgakund Road',
    pincode: '221005',
    price: 0,
  },
  {
    city: 'varanasi',
    name: 'New Vishwanath Temple',
    category: 'worship',
    latitude: 25.266,
    longitude: 82.9879,
    description:
      'The marble tower on the campus of Banaras Hindu University is about 77 metres high. ' +
      'Funded by the Birla family, it was begun in 1931 and completed in 1966.',
    address: 'Banaras Hindu University',
    pincode: '221005',
    price: 0,
  },
  {
    city: 'varanasi',
    name: 'Ramnagar Fort',
    category: 'historic',
    latitude: 25.2692,
    longitude: 83.0246,
    description:
      'Raja Balwant Singh built this sandstone residence on the eastern bank in 1750. ' +
      'Vintage cars, sedan chairs and an astronomical clock fill the museum, and the town around it stages a month ' +
      'of Ramlila plays each autumn.',
    address: 'Ramnagar',
    pincode: '221008',
    price: 1,
  },
  {
    city: 'varanasi',
    name: 'Dhamek Stupa',
    category: 'historic',
    latitude: 25.3808,
    longitude: 83.0245,
    description:
      'This solid cylinder of stone and brick, some 43 metres tall, marks the deer park where the Buddha first taught. ' +
      'Carved bands of flowers and geometric patterns survive from about the year 500.',
    address: 'Sarnath',
    pincode: '221007',
    price: 1,
  },
  {
    city: 'varanasi',
    name: 'Sarnath Archaeological Museum',
    category: 'museum',
    latitude: 25.3763,
    longitude: 83.0227,
    description:
      "Four polished lions from the top of an Ashokan pillar, the model for India's national emblem, greet visitors in the main hall. " +
      'The museum opened in 1910 for finds from the excavations across the road.',
    address: 'Dharmapala Road, Sarnath',
    pincode: '221007',
    openingHours: 'Sa-Th 09:00-17:00',
    price: 1,
  },
  {
    city: 'varanasi',
    name: 'Godowlia Market',
    category: 'market',
    latitude: 25.3093,
    longitude: 83.0067,
    description: 'Rickshaws, pilgrims and cows meet at this crossing above the ghats. ' + 'Shops around it trade in Banarasi silk, brassware and betel leaf.',
    address: 'Godowlia Chowk, Dashashwamedh Road',
    pincode: '221001',
    price: 1,
  },

  {
    city: 'udaipur',
    name: 'City Palace',
    category: 'museum',
    latitude: 24.5763,
    longitude: 73.6835,
    description:
      'Eleven palaces, added by one maharana after another since the sixteenth century, merge into a granite and ' +
      'marble front above Lake Pichola. ' +
      'The museum leads through mirror rooms, roof gardens and the peacock mosaics of the Mor Chowk.',
    address: 'City Palace Road, Old City',
    pincode: '313001',
    website: 'https://www.citypalacemuseum.org',
    openingHours: 'Mo-Su 09:30-17:30',
    price: 2,
    featured: true,
  },
  {
    city: 'udaipur',
    name: 'Taj Lake Palace',
    category: 'hotel',
    latitude: 24.575,
    longitude: 73.68,
    description:
      'Maharana Jagat Singh II had this summer palace built in the 1740s so that it covers its island to the water line. ' +
      'Now a hotel reached by boat, it was a setting of the film "Octopussy".',
    address: 'Lake Pichola',
    pincode: '313001',
    website: 'https://www.tajhotels.com',
    price: 3,
  },
  {
    city: 'udaipur',
    name: 'Jagdish Temple',
    category: 'worship',
    latitude: 24.5796,
    longitude: 73.6839,
    description:
      'Thirty-two steep steps climb to the carved temple that Jagat Singh I dedicated to Vishnu in 1651. ' +
      'A brass Garuda kneels in front of the black stone image.',
    address: 'Jagdish Chowk, Old City',
    pincode: '313001',
    price: 0,
  },
  {
    city: 'udaipur',
    name: 'Bagore ki Haveli',
    category: 'museum',
    latitude: 24.5797,
    longitude: 73.6819,
    description:
      'The waterfront mansion of Amar Chand Badwa, a chief minister of the eighteenth century, has more than a hundred rooms. ' +
      'Puppets, turbans and costumes are on display, and Rajasthani dances are performed in the courtyard at night.',
    address: 'Gangaur Ghat Road',
    pincode: '313001',
    price: 1,
  },
  {
    city: 'udaipur',
    name: 'Jag Mandir',
    category: 'historic',
    latitude: 24.5678,
    longitude: 73.678,
    description:
      'Stone elephants line the landing of this island palace in the south of Lake Pichola. ' +
      'The young Shah Jahan took refuge here in the 1620s; Jagat Singh I finished the building.',
    address: 'Lake Pichola',
    pincode: '313001',
    price: 2,
  },
  {
    city: 'udaipur',
    name: 'Saheliyon ki Bari',
    category: 'park',
    latitude: 24.6033,
    longitude: 73.6857,
    description:
      'The garden of the maidens was laid out for the women of the court in the eighteenth century. ' +
      'Gravity alone, from the lake above, drives its fountains, rain pavilion and elephant spouts.',
    address: 'Saheli Marg, New Fatehpura',
    pincode: '313001',
    price: 1,
  },
  {
    city: 'udaipur',
    name: 'Monsoon Palace',
    category: 'historic',
    latitude: 24.5937,
    longitude: 73.6394,
    description:
      'Sajjan Singh started this white hilltop retreat, also called Sajjangarh, in 1884 for watching the rain clouds arrive. ' +
      'It overlooks the lakes, and a wildlife sanctuary covers the slopes.',
    address: 'Sajjangarh Road',
    price: 1,
  },
  {
    city: 'udaipur',
    name: 'Fateh Sagar Lake',
    category: 'attraction',
    latitude: 24.6008,
    longitude: 73.6747,
    description:
      'A dam built in the 1880s by Maharana Fateh Singh enlarged this lake between hills north of the old city. ' +
      'Islands hold a park and a solar observatory, and snack stalls line the shore road.',
    address: 'Fateh Sagar Road',
    openingHours: '24/7',
    price: 0,
  },
  {
    city: 'udaipur',
    name: 'Gulab Bagh',
    category: 'park',
    latitude: 24.5722,
    longitude: 73.692,
    description:
      'Roses gave the popular name to this large garden, which the maharanas planted in the nineteenth century. ' +
      'Old mango trees shade the paths, and the former Victoria Hall serves as a library.',
    address: 'Lake Palace Road',
    pincode: '313001',
    price: 0,
  },

  {
    city: 'kochi',
    name: 'Chinese Fishing Nets',
    category: 'attraction',
    latitude: 9.9684,
    longitude: 76.2418,
    description:
      'Teams of four or more men lower and lift these huge cantilevered nets, balanced by stones on ropes. ' +
      'The technique is thought to have come with Chinese traders in the fourteenth or fifteenth century.',
    address: 'Vasco da Gama Square, Fort Kochi',
    pincode: '682001',
    openingHours: '24/7',
    price: 0,
    featured: true,
  },
  {
    city: 'kochi',
    name: 'St Francis Church',
    category: 'worship',
    latitude: 9.966,
    longitude: 76.2411,
    description:
      'Founded in 1503, it is counted as the oldest European church in India. ' +
      'Vasco da Gama was buried here in 1524 before his remains went to Lisbon; the stone is still shown.',
    address: 'Church Road, Fort Kochi',
    pincode: '682001',
    price: 0,
  },
  {
    city: 'kochi',
    name: 'Santa Cruz Cathedral Basilica',
    category: 'worship',
    latitude: 9.9644,
    longitude: 76.2426,
    description:
      'Two white spires mark the Catholic cathedral, consecrated in 1905 on the site of a Portuguese one. ' +
      'Canvases and painted pillars in pastel tones decorate the interior.',
    address: 'K. B. Jacob Road, Fort Kochi',
    pincode: '682001',
    price: 0,
  },
  {
    city: 'kochi',
    name: 'Mattancherry Palace',
    category: 'museum',
    latitude: 9.9583,
    longitude: 76.2593,
    description:
      'The Portuguese gave this house to the Raja of Kochi in the middle of the sixteenth century, and the Dutch ' +
      'repaired it a century later. ' +
      'Murals of the Ramayana cover the royal bedchamber.',
    address: 'Palace Road, Mattancherry',
    pincode: '682002',
    price: 1,
  },
  {
    city: 'kochi',
    name: 'Paradesi Synagogue',
    category: 'worship',
    latitude: 9.9572,
    longitude: 76.2595,
    description:
      'Blue and white tiles from China, no two alike, pave the floor of this synagogue of 1568. ' +
      'Glass lamps hang over a brass-railed pulpit, and the clock tower dates from 1760.',
    address: 'Synagogue Lane, Jew Town, Mattancherry',
    pincode: '682002',
    openingHours: 'Su-Th 10:00-13:00,15:00-17:00',
    price: 1,
  },
  {
    city: 'kochi',
    name: 'Hill Palace Museum',
    category: 'museum',
    latitude: 9.9526,
    longitude: 76.3638,
    description:
      'The rulers of Kochi lived in this complex of 49 buildings, begun in 1865 on a terraced hill at Tripunithura. ' +
      'Crowns, carriages, arms and oil paintings are exhibited, and a deer park adjoins the grounds.',
    address: 'Hill Palace Road, Tripunithura',
    pincode: '682301',
    price: 1,
  },
  {
    city: 'kochi',
    name: 'Marine Drive',
    category: 'attraction',
    latitude: 9.9785,
    longitude: 76.2762,
    description:
      'A walk about three kilometres long follows the backwater on the Ernakulam side, with three footbridges on the way. ' +
      'Tour boats leave from its jetties, and container ships pass at a distance.',
    address: 'Shanmugham Road, Ernakulam',
    pincode: '682031',
    openingHours: '24/7',
    price: 0,
  },
  {
    city: 'kochi',
    name: 'Bolgatty Palace',
    category: 'hotel',
    latitude: 9.9842,
    longitude: 76.2669,
    description:
      'Dutch merchants built the mansion on Bolgatty Island in 1744, and British Residents later governed from it. ' +
      'The state tourism company now runs it as a hotel with a golf course.',
    address: 'Bolgatty Island, Mulavukad',
    pincode: '682504',
    price: 2,
  },
  {
    city: 'kochi',
    name: 'Fort Kochi Beach',
    category: 'beach',
    latitude: 9.967,
    longitude: 76.239,
    description:
      'Granite blocks from the vanished Fort Immanuel lie along this short strand. ' +
      'A paved walk under rain trees is the place for the evening stroll, with ships entering the harbour close by.',
    address: 'River Road, Fort Kochi',
    pincode: '682001',
    openingHours: '24/7',
    price: 0,
  },
  {
    city: 'kochi',
    name: 'LuLu Mall',
    category: 'shopping',
    latitude: 10.0271,
    longitude: 76.308,
    description:
      'Opened in 2013 at the Edappally junction, it is among the largest shopping centres in India. ' +
      'A walkway connects it with the metro station next door.',
    address: 'NH 66, Edappally',
    pincode: '682024',
    price: 2,
  },

  {
    city: 'pune',
    name: 'Shaniwar Wada',
    category: 'historic',
    latitude: 18.5195,
    longitude: 73.8553,
    description:
      'Bajirao I made this fortified palace, finished in 1732, the headquarters of the Maratha state. ' +
      'A fire in 1828 left only ramparts, fountains and foundations behind the spiked Delhi Gate.',
    address: 'Shaniwar Peth',
    pincode: '411030',
    price: 1,
    featured: true,
  },
  {
    city: 'pune',
    name: 'Aga Khan Palace',
    category: 'museum',
    latitude: 18.5524,
    longitude: 73.9015,
    description:
      'Italian arches surround this palace of 1892, where Mahatma Gandhi was held from 1942 to 1944. ' +
      'Rooms and photographs recall that time, and memorials to Kasturba Gandhi and Mahadev Desai stand in the garden.',
    address: 'Nagar Road, Kalyani Nagar',
    openingHours: 'Mo-Su 09:00-17:30',
    price: 1,
  },
  {
    city: 'pune',
    name: 'Dagdusheth Halwai Ganpati Temple',
    category: 'worship',
    latitude: 18.5164,
    longitude: 73.8561,
    description:
      'The sweet maker Dagdusheth Halwai founded this shrine to Ganesha in the 1890s. ' +
      'Gold ornaments cover the image, and the autumn festival brings queues day and night.',
    address: 'Shivaji Road, Budhwar Peth',
    pincode: '411002',
    website: 'https://www.dagdushethganpati.com',
    price: 0,
  },
  {
    city: 'pune',
    name: 'Raja Dinkar Kelkar Museum',
    category: 'museum',
    latitude: 18.5109,
    longitude: 73.8545,
    description:
      'One man collected nearly all of the twenty thousand objects here, in memory of the son he lost. ' +
      'Nutcrackers, lamps, locks, toys and a rebuilt palace room show daily life across India.',
    address: '1377-78 Natu Baug, Bajirao Road, Shukrawar Peth',
    pincode: '411002',
    openingHours: 'Mo-Su 10:00-17:30',
    price: 1,
  },
  {
    city: 'pune',
    name: 'Pataleshwar Cave Temple',
    category: 'worship',
    latitude: 18.527,
    longitude: 73.8498,
    description:
      'Below street level, a Shiva temple of the eighth century was hewn from a single mass of basalt. ' +
      'A round canopy on thick pillars shelters the Nandi in the forecourt.',
    address: 'Jangali Maharaj Road, Shivajinagar',
    pincode: '411005',
    price: 0,
  },
  {
    city: 'pune',
    name: 'Mahatma Phule Mandai',
    category: 'market',
    latitude: 18.5128,
    longitude: 73.8564,
    description:
      'Vegetable sellers sit in rings under the octagonal tower of this Gothic market hall, opened in 1886 as the Reay Market. ' +
      'Flowers, fruit and kitchen pots spill into the lanes around it.',
    address: 'Mandai, Shukrawar Peth',
    pincode: '411002',
    price: 1,
  },
  {
    city: 'pune',
    name: 'Parvati Hill',
    category: 'worship',
    latitude: 18.4972,
    longitude: 73.8468,
    description:
      'Just over a hundred steps lead to the temples that the Peshwa Balaji Bajirao endowed in 1749. ' +
      'From the parapet one sees the whole city and the hills beyond.',
    address: 'Parvati Paytha',
    pincode: '411009',
    price: 0,
  },
  {
    city: 'pune',
    name: 'Saras Baug',
    category: 'park',
    latitude: 18.501,
    longitude: 73.8529,
    description:
      'Once a lake with an island temple, the ground was drained and turned into a lawned garden. ' +
      'The little shrine of Talyatla Ganpati, from 1784, remains in the middle of a pond.',
    address: 'Near Swargate, Sadashiv Peth',
    price: 0,
  },
  {
    city: 'pune',
    name: 'Sinhagad Fort',
    category: 'historic',
    latitude: 18.3663,
    longitude: 73.7559,
    description:
      'This fort on a cliff some 1,300 metres above the sea saw the night assault of Tanaji Malusare in 1670. ' +
      'Weekend walkers climb it at sunrise and eat pithla with millet bread at the top.',
    address: 'Sinhagad Ghat Road, Thoptewadi',
    pincode: '411025',
    price: 0,
  },
  {
    city: 'pune',
    name: 'Pune-Okayama Friendship Garden',
    category: 'park',
    latitude: 18.4914,
    longitude: 73.8367,
    description:
      'A stream from a canal feeds the ponds of this Japanese garden of ten acres, modelled on Korakuen in Okayama. ' +
      'It carries the name of the Marathi writer P. L. Deshpande.',
    address: 'Sinhagad Road, Dattawadi',
    pincode: '411030',
    price: 1,
  },

  {
    city: 'amritsar',
    name: 'Golden Temple',
    category: 'worship',
    latitude: 31.62,
    longitude: 74.8765,
    description:
      'Gilded copper covers the upper storeys of Harmandir Sahib, which Guru Arjan completed in 1604 in the middle of a square pool. ' +
      'Hymns sound all day, and volunteers cook free meals for tens of thousands of people of any faith.',
    address: 'Golden Temple Road, Atta Mandi, Katra Ahluwalia',
    pincode: '143006',
    website: 'https://sgpc.net',
    price: 0,
    featured: true,
  },
  {
    city: 'amritsar',
    name: 'Akal Takht',
    category: 'worship',
    latitude: 31.6204,
    longitude: 74.8754,
    description:
      'Guru Hargobind set up the highest seat of Sikh authority in 1606, facing the causeway of the Golden Temple. ' +
      'Each night the holy book is carried here in procession.',
    address: 'Golden Temple complex',
    pincode: '143006',
    price: 0,
  },
  {
    city: 'amritsar',
    name: 'Jallianwala Bagh',
    category: 'historic',
    latitude: 31.6206,
    longitude: 74.8802,
    description:
      'This walled garden is a memorial to those killed here on 13 April 1919, when troops fired on a peaceful gathering. ' +
      'The narrow entrance, the well and a stone flame tell of that day.',
    address: 'Golden Temple Road',
    pincode: '143006',
    price: 0,
  },
  {
    city: 'amritsar',
    name: 'Partition Museum',
    category: 'museum',
    latitude: 31.6256,
    longitude: 74.8786,
    description:
      'Letters, household things and recorded voices of families who crossed the new border in 1947 fill the old Town Hall. ' + 'The museum opened in 2017.',
    address: 'Town Hall, Katra Ahluwalia',
    website: 'https://www.partitionmuseum.org',
    openingHours: 'Tu-Su 10:00-18:00',
    price: 1,
  },
  {
    city: 'amritsar',
    name: 'Gobindgarh Fort',
    category: 'historic',
    latitude: 31.6275,
    longitude: 74.86,
    description:
      'A brick fort of the eighteenth century, strengthened by Maharaja Ranjit Singh, who kept his treasury in it. ' +
      'The army handed it over, and since 2017 there have been coin, weapon and turban displays with evening shows.',
    address: 'Lohgarh Road, Hindustani Basti',
    price: 1,
  },
  {
    city: 'amritsar',
    name: 'Durgiana Temple',
    category: 'worship',
    latitude: 31.627,
    longitude: 74.8684,
    description:
      'Built in the 1920s in the middle of a pool, this Hindu temple takes the plan of the Golden Temple. ' +
      'Chased silver doors lead to the images of Durga, Lakshmi and Vishnu.',
    address: 'Gol Bagh Road, Lohgarh Gate',
    price: 0,
  },
  {
    city: 'amritsar',
    name: 'Ram Bagh Garden',
    category: 'park',
    latitude: 31.64,
    longitude: 74.8765,
    description:
      'Ranjit Singh had this garden laid out in 1819, inspired by the Shalimar Gardens of Lahore, and named after Guru Ram Das. ' +
      'His summer palace at the centre shows arms, coins and paintings of the Sikh court.',
    address: 'Mall Road',
    pincode: '143001',
    price: 0,
  },
  {
    city: 'amritsar',
    name: 'Gurdwara Baba Atal',
    category: 'worship',
    latitude: 31.618,
    longitude: 74.8784,
    description:
      'Nine storeys make this octagonal tower one of the tallest buildings of the old city. ' +
      'Wall paintings on the first floor follow the life of Guru Nanak.',
    address: 'Kaulsar, Katra Baba Atal',
    pincode: '143006',
    price: 0,
  },
  {
    city: 'amritsar',
    name: 'Hall Bazaar',
    category: 'market',
    latitude: 31.628,
    longitude: 74.8779,
    description:
      'From Gandhi Gate this straight street of shops runs to the Town Hall. ' +
      'Juttis, fabrics, dried lentil dumplings and electrical goods are laid out side by side.',
    address: 'Hall Bazaar, Gandhi Gate',
    pincode: '143001',
    price: 1,
  },
  {
    city: 'amritsar',
    name: 'Bharawan da Dhaba',
    category: 'restaurant',
    latitude: 31.6261,
    longitude: 74.8784,
    description:
      'Vegetarian Punjabi food has come out of this kitchen since 1912. ' +
      'Most guests order the thali with black lentils, chickpeas and buttered tandoor bread.',
    address: 'Town Hall Chowk, Katra Ahluwalia',
    price: 1,
  },

  {
    city: 'panaji',
    name: 'Basilica of Bom Jesus',
    category: 'worship',
    latitude: 15.5009,
    longitude: 73.9116,
    description:
      'The bare laterite front of this Jesuit church, consecrated in 1605, hides a richly gilded altar. ' +
      'A silver casket in the side chapel holds the relics of St Francis Xavier.',
    address: 'Old Goa Road, Bainguinim, Old Goa',
    pincode: '403402',
    price: 0,
    featured: true,
  },
  {
    city: 'panaji',
    name: 'Se Cathedral',
    category: 'worship',
    latitude: 15.5038,
    longitude: 73.9122,
    description:
      'Begun in 1562 and dedicated to St Catherine, it ranks among the largest churches in Asia. ' +
      'Lightning brought down one of its two towers in 1776; the other holds the Golden Bell.',
    address: 'Velha Goa, Old Goa',
    pincode: '403402',
    price: 0,
  },
  {
    city: 'panaji',
    name: 'Archaeological Museum of Old Goa',
    category: 'museum',
    latitude: 15.5037,
    longitude: 73.9113,
    description:
      'Portraits of the Portuguese viceroys hang upstairs in the former Franciscan convent. ' +
      'Below are hero stones, temple carvings and a large bronze of Afonso de Albuquerque.',
    address: 'Convent of St Francis of Assisi, Old Goa',
    pincode: '403402',
    price: 1,
  },
  {
    city: 'panaji',
    name: 'Our Lady of the Immaculate Conception Church',
    category: 'worship',
    latitude: 15.4989,
    longitude: 73.8291,
    description:
      'White zigzag stairs climb to this church above the main square, where sailors from Lisbon gave thanks on arrival. ' +
      'It was rebuilt in 1619, and its bell came from the ruined Augustinian tower in Old Goa.',
    address: 'Church Square, Altinho',
    pincode: '403001',
    price: 0,
  },
  {
    city: 'panaji',
    name: 'Fontainhas',
    category: 'attraction',
    latitude: 15.4967,
    longitude: 73.8314,
    description:
      'Houses painted yellow, blue and terracotta, with tiled roofs and overhanging balconies, make up the old Latin Quarter. ' +
      'Bakeries, galleries and small inns occupy its lanes below Altinho hill.',
    address: '31st January Road, Fontainhas',
    pincode: '403001',
    openingHours: '24/7',
    price: 0,
  },
  {
    city: 'panaji',
    name: 'Reis Magos Fort',
    category: 'historic',
    latitude: 15.4966,
    longitude: 73.8093,
    description:
      'Laterite bastions of 1551 guard the narrowest point of the Mandovi mouth, opposite Panaji. ' +
      'After years as a prison the fort was restored and opened in 2012, with drawings by Mario Miranda on show.',
    address: 'Verem, Bardez',
    pincode: '403114',
    price: 1,
  },
  {
    city: 'panaji',
    name: 'Fort Aguada',
    category: 'historic',
    latitude: 15.4923,
    longitude: 73.7736,
    description:
      'The Portuguese built this fort in 1612 against Dutch attacks; a great cistern within supplied passing ships with water. ' +
      'Its round lighthouse of 1864 is one of the oldest in Asia.',
    address: 'Fort Aguada Road, Sinquerim, Candolim',
    pincode: '403515',
    price: 0,
  },
  {
    city: 'panaji',
    name: 'Miramar Beach',
    category: 'beach',
    latitude: 15.4825,
    longitude: 73.8075,
    description:
      'The Mandovi meets the Arabian Sea at this flat, wide beach within the city limits. ' +
      'Casuarina trees back the sand, and Fort Aguada is in view across the water.',
    address: 'Dayanand Bandodkar Marg, Miramar',
    pincode: '403001',
    openingHours: '24/7',
    price: 0,
  },
  {
    city: 'panaji',
    name: 'Calangute Beach',
    category: 'beach',
    latitude: 15.544,
    longitude: 73.755,
    description:
      'The biggest beach of North Goa became known to travellers in the 1960s. ' +
      'Shacks grill fish on the sand in the dry season, and boats pull parasails over the surf.',
    address: 'Calangute Beach Road, Bardez',
    pincode: '403516',
    openingHours: '24/7',
    price: 0,
  },
  {
    city: 'panaji',
    name: 'Baga Beach',
    category: 'beach',
    latitude: 15.5558,
    longitude: 73.7516,
    description: 'Beach bars and clubs stay busy until late where the sand ends at a small creek. ' + 'Fishing boats still land their catch in the morning.',
    address: 'Baga, Calangute, Bardez',
    pincode: '403516',
    openingHours: '24/7',
    price: 0,
  },
];
