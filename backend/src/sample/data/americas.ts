import type { SampleCity, SampleLandmark } from '../types.js';

export const cities: readonly SampleCity[] = [
  {
    key: 'new-york',
    name: 'New York',
    state: 'New York',
    country: 'United States',
    population: 8175133,
    foundedYear: 1624,
    latitude: 40.71427,
    longitude: -74.00597,
    timeZone: 'America/New_York',
    description:
      'Five boroughs share one harbour, and only the Bronx stands on the American mainland. Dutch traders arrived in 1624 and soon ' +
      'fortified the southern tip of Manhattan; a street plan of 1811 laid numbered avenues over most of the island north of it. ' +
      'Subway trains run all night, so distances shrink once a visitor learns the difference between local and express.',
    geonameId: 5128581,
  },
  {
    key: 'san-francisco',
    name: 'San Francisco',
    state: 'California',
    country: 'United States',
    population: 864816,
    foundedYear: 1776,
    latitude: 37.77493,
    longitude: -122.41942,
    timeZone: 'America/Los_Angeles',
    description:
      'Water closes in on three sides, and on summer afternoons fog pours through the Golden Gate and over the western hills. ' +
      'Spanish soldiers and friars set up a fort and a mission in 1776; the gold rush of 1849 turned the village into a port within ' +
      'months. Streets climb straight up the slopes, which is why the cable car was invented here in 1873.',
    geonameId: 5391959,
  },
  {
    key: 'chicago',
    name: 'Chicago',
    state: 'Illinois',
    country: 'United States',
    population: 2720546,
    foundedYear: 1833,
    latitude: 41.85003,
    longitude: -87.65005,
    timeZone: 'America/Chicago',
    description:
      'After the fire of 1871 burned out the business district, architects rebuilt it upward and gave the world the steel-framed ' +
      'skyscraper. Lake Michigan fills the whole eastern horizon, with public beaches and a cycle path along most of the shore. The ' +
      "river was made to flow backwards in 1900 to keep the drinking water clean, and it is dyed green for Saint Patrick's Day.",
    geonameId: 4887398,
  },
  {
    key: 'washington',
    name: 'Washington',
    state: 'District of Columbia',
    country: 'United States',
    population: 601723,
    foundedYear: 1790,
    latitude: 38.89511,
    longitude: -77.03637,
    timeZone: 'America/New_York',
    description:
      "Congress chose the site on the Potomac in 1790, and Pierre Charles L'Enfant drew its diagonal avenues and circles the year " +
      'after. A height limit keeps the roofs low, so the Capitol dome and the white obelisk of the Washington Monument can be seen ' +
      'from far away. Most of the big museums along the Mall belong to the Smithsonian and cost nothing to enter.',
    geonameId: 4140963,
  },
  {
    key: 'boston',
    name: 'Boston',
    state: 'Massachusetts',
    country: 'United States',
    population: 667137,
    foundedYear: 1630,
    latitude: 42.35843,
    longitude: -71.05977,
    timeZone: 'America/New_York',
    description:
      'A red line on the pavement, the Freedom Trail, links sixteen places of the Revolution from the Common to Bunker Hill. ' +
      'English Puritans founded the town in 1630 on a hilly peninsula that landfill has since made more than twice as large. Lanes ' +
      'in the North End still follow colonial paths, while Back Bay shows straight rows of Victorian brownstone.',
    geonameId: 4930956,
  },
  {
    key: 'toronto',
    name: 'Toronto',
    state: 'Ontario',
    country: 'Canada',
    population: 2600000,
    foundedYear: 1793,
    latitude: 43.70011,
    longitude: -79.4163,
    timeZone: 'America/Toronto',
    description:
      'About half of the people living here were born in another country, and the neighbourhoods, from Chinatown to Little ' +
      "Portugal, are read through their bakeries and grocers. Founded as York in 1793 and renamed in 1834, Canada's largest city " +
      'spreads north from Lake Ontario on a level grid cut by wooded ravines. Streetcars run along the main streets, and a short ' +
      'ferry ride leads to a chain of car-free islands.',
    geonameId: 6167865,
  },
  {
    key: 'mexico-city',
    name: 'Mexico City',
    state: 'Mexico City',
    country: 'Mexico',
    population: 12294193,
    foundedYear: 1325,
    latitude: 19.42847,
    longitude: -99.12766,
    timeZone: 'America/Mexico_City',
    description:
      'Tenochtitlan, capital of the Mexica, stood on an island in the lake that once filled this high valley; the Spanish built ' +
      'their own city on its ruins after 1521. The soft lake bed is still sinking, and many a church in the centre leans. At 2,240 ' +
      'metres the evenings are cool, street food is good at any hour, and the museums alone could fill a week.',
    geonameId: 3530597,
  },
  {
    key: 'havana',
    name: 'Havana',
    state: 'Havana',
    country: 'Cuba',
    population: 2163824,
    foundedYear: 1519,
    latitude: 23.13302,
    longitude: -82.38304,
    timeZone: 'America/Havana',
    description:
      'Treasure fleets from all over Spanish America gathered in this bottleneck bay before crossing to Seville, and the forts at ' +
      'its mouth were built to guard them. The city took root here in 1519. Baroque squares in the old town give way to the arcades ' +
      'of Centro Habana and the garden villas of Vedado, with the eight-kilometre sea wall of the Malecón along the whole northern ' +
      'edge.',
    geonameId: 3553478,
  },
  {
    key: 'rio-de-janeiro',
    name: 'Rio de Janeiro',
    state: 'Rio de Janeiro',
    country: 'Brazil',
    population: 6023699,
    foundedYear: 1565,
    latitude: -22.90642,
    longitude: -43.18223,
    timeZone: 'America/Sao_Paulo',
    description:
      'Granite domes rise straight out of Guanabara Bay, and the streets run wherever the rock leaves room between forest and surf. ' +
      "The Portuguese founded the town in 1565 at the foot of the Sugarloaf, and it served as Brazil's capital from 1763 to 1960. " +
      'Locals, called cariocas, meet on the sand by numbered lifeguard posts, and each stretch has its own crowd. Downtown keeps ' +
      'gilded Baroque churches behind office blocks.',
    featured: true,
    geonameId: 3451190,
  },
  {
    key: 'buenos-aires',
    name: 'Buenos Aires',
    state: 'Autonomous City of Buenos Aires',
    country: 'Argentina',
    population: 13076300,
    foundedYear: 1580,
    latitude: -34.61315,
    longitude: -58.37723,
    timeZone: 'America/Argentina/Buenos_Aires',
    description:
      "A first settlement of 1536 was given up; Juan de Garay's second founding in 1580 lasted. Grain and beef later paid for " +
      'boulevards and opera, and steamers brought Italians and Spaniards by the hundred thousand, whose port quarters gave birth to ' +
      'the tango. Dinner starts after nine, bookshops stay open late, and the Río de la Plata is so wide here that the far bank ' +
      'lies out of sight.',
    geonameId: 3435910,
  },
  {
    key: 'lima',
    name: 'Lima',
    state: 'Lima',
    country: 'Peru',
    population: 7737002,
    foundedYear: 1535,
    latitude: -12.04318,
    longitude: -77.02824,
    timeZone: 'America/Lima',
    description:
      'Francisco Pizarro chose this spot on the Rímac in January 1535, and for three centuries nearly all of Spanish South America ' +
      'was governed from it. Adobe pyramids of much older peoples still stand between apartment blocks. It hardly ever rains, yet ' +
      'from June to October a grey sea mist called garúa hangs over the cliffs; cooks answer it with ceviche, and with the rice and ' +
      'stir-fry dishes of Chinese-Peruvian chifas.',
    geonameId: 3936456,
  },
];

export const landmarks: readonly SampleLandmark[] = [
  {
    city: 'new-york',
    name: 'Statue of Liberty',
    category: 'historic',
    latitude: 40.6892,
    longitude: -74.0445,
    description:
      'A gift from the people of France, designed by Frédéric Auguste Bartholdi over an iron frame by Gustave Eiffel and dedicated ' +
      'in 1886. The copper skin is about as thick as two pennies and has turned green in the sea air. Ferries leave from Battery ' +
      'Park and continue to Ellis Island.',
    address: 'Liberty Island',
    pincode: '10004',
    website: 'https://www.nps.gov/stli/',
    price: 2,
    featured: true,
  },
  {
    city: 'new-york',
    name: 'Empire State Building',
    category: 'attraction',
    latitude: 40.7484,
    longitude: -73.9857,
    description:
      'Finished in 1931 after little more than a year of work, this Art Deco tower was the tallest building in the world for almost ' +
      'four decades. The open-air deck on the 86th floor looks out in all directions.',
    address: '20 West 34th Street',
    pincode: '10001',
    website: 'https://www.esbnyc.com',
    price: 3,
  },
  {
    city: 'new-york',
    name: 'Central Park',
    category: 'park',
    latitude: 40.7829,
    longitude: -73.9654,
    description:
      'Frederick Law Olmsted and Calvert Vaux won the competition for this park in 1858 and laid out its lakes, meadows and sunken ' +
      'cross streets. It covers 843 acres between Fifth Avenue and Central Park West. Even the woods that look wild were planned ' +
      'and planted.',
    address: '59th to 110th Street, between Fifth Avenue and Central Park West',
    website: 'https://www.centralparknyc.org',
    openingHours: '06:00-01:00',
    price: 0,
  },
  {
    city: 'new-york',
    name: 'Metropolitan Museum of Art',
    category: 'museum',
    latitude: 40.7794,
    longitude: -73.9632,
    description:
      'The largest art museum in the country opened on Fifth Avenue in 1880. Its galleries hold a complete Egyptian temple from ' +
      'Dendur, European painting from Giotto to Cézanne and halls of armour.',
    address: '1000 Fifth Avenue',
    pincode: '10028',
    website: 'https://www.metmuseum.org',
    openingHours: 'Su-Tu,Th 10:00-17:00; Fr,Sa 10:00-21:00; We off',
    price: 3,
  },
  {
    city: 'new-york',
    name: 'Brooklyn Bridge',
    category: 'historic',
    latitude: 40.7061,
    longitude: -73.9969,
    description:
      'When it opened in 1883 this was the longest suspension bridge in the world. John Roebling designed it, and his son ' +
      'Washington and daughter-in-law Emily saw it through. A raised boardwalk carries walkers above the traffic between the ' +
      'granite towers.',
    address: 'East River, from City Hall Park to Cadman Plaza',
    openingHours: '24/7',
    price: 0,
  },
  {
    city: 'new-york',
    name: "St. Patrick's Cathedral",
    category: 'worship',
    latitude: 40.7585,
    longitude: -73.976,
    description:
      'James Renwick drew this Gothic Revival cathedral in pale marble, and it was dedicated in 1879, when the neighbourhood was ' +
      'still the edge of town. The twin spires rise about 100 metres across the street from Rockefeller Center.',
    address: 'Fifth Avenue between 50th and 51st Street',
    pincode: '10022',
    website: 'https://saintpatrickscathedral.org',
    price: 0,
  },
  {
    city: 'new-york',
    name: 'Grand Central Terminal',
    category: 'historic',
    latitude: 40.7527,
    longitude: -73.9772,
    description:
      'Commuter trains have used this Beaux-Arts station since 1913. Above the main concourse a ceiling of gold constellations is ' +
      'painted the wrong way round, and the four-faced clock over the information booth is the usual meeting point.',
    address: '89 East 42nd Street',
    pincode: '10017',
    website: 'https://www.grandcentralterminal.com',
    price: 0,
  },
  {
    city: 'new-york',
    name: 'Radio City Music Hall',
    category: 'theatre',
    latitude: 40.76,
    longitude: -73.98,
    description:
      'Donald Deskey designed the Art Deco interiors of this hall, which opened in 1932 with about 6,000 seats under a golden ' +
      'sunset of arches. The Rockettes dance here every Christmas season.',
    address: '1260 Avenue of the Americas',
    pincode: '10020',
    price: 3,
  },
  {
    city: 'new-york',
    name: 'Chelsea Market',
    category: 'market',
    latitude: 40.7424,
    longitude: -74.0061,
    description:
      'The former factory of the National Biscuit Company, where the Oreo was first baked in 1912, reopened as a food hall in the ' +
      '1990s. Fishmongers, bakers and taco counters line a brick passage that runs a whole city block.',
    address: '75 Ninth Avenue',
    pincode: '10011',
    website: 'https://www.chelseamarket.com',
    price: 2,
  },
  {
    city: 'new-york',
    name: 'Coney Island Beach',
    category: 'beach',
    latitude: 40.572,
    longitude: -73.98,
    description:
      'The subway ends within sight of this wide Atlantic beach and its boardwalk of 1923. Behind the sand stand the wooden Cyclone ' +
      'roller coaster of 1927 and the Wonder Wheel of 1920.',
    address: 'Riegelmann Boardwalk at Stillwell Avenue, Brooklyn',
    pincode: '11224',
    price: 0,
  },
  {
    city: 'san-francisco',
    name: 'Golden Gate Bridge',
    category: 'attraction',
    latitude: 37.8199,
    longitude: -122.4783,
    description:
      'Joseph Strauss led the building of this suspension bridge, opened in 1937 with a main span of 1,280 metres. Its colour, ' +
      'International Orange, was chosen so that it shows through the fog. Paths on both sides are open to walkers and cyclists.',
    address: 'U.S. Route 101 over the Golden Gate',
    website: 'https://www.goldengate.org',
    price: 0,
    featured: true,
  },
  {
    city: 'san-francisco',
    name: 'Alcatraz Island',
    category: 'historic',
    latitude: 37.8267,
    longitude: -122.423,
    description:
      'A fort, a lighthouse and then a federal prison from 1934 to 1963, where Al Capone was among the inmates. An audio tour leads ' +
      'through the cell house with the voices of former guards and prisoners. Boats leave from Pier 33.',
    address: 'San Francisco Bay, ferry from Pier 33',
    website: 'https://www.nps.gov/alca/',
    price: 3,
  },
  {
    city: 'san-francisco',
    name: 'Palace of Fine Arts',
    category: 'historic',
    latitude: 37.8029,
    longitude: -122.4484,
    description:
      'Bernard Maybeck imagined a Roman ruin beside a lagoon for the world fair of 1915. The plaster original was so well liked ' +
      'that it was recast in concrete in the 1960s. Swans and herons use the water under the rotunda.',
    address: '3601 Lyon Street',
    pincode: '94123',
    price: 0,
  },
  {
    city: 'san-francisco',
    name: 'California Academy of Sciences',
    category: 'museum',
    latitude: 37.7699,
    longitude: -122.4661,
    description:
      'Renzo Piano covered this natural history museum of 2008 with a rolling roof of living plants. An aquarium, a planetarium and ' +
      'a four-storey rainforest dome share the building.',
    address: '55 Music Concourse Drive, Golden Gate Park',
    pincode: '94118',
    website: 'https://www.calacademy.org',
    price: 3,
  },
  {
    city: 'san-francisco',
    name: 'Japanese Tea Garden',
    category: 'park',
    latitude: 37.7702,
    longitude: -122.4702,
    description:
      'Laid out for the Midwinter Fair of 1894, this is the oldest public Japanese garden in the country. A steep drum bridge, a ' +
      'pagoda and a tea house stand among maples and azaleas, kept for decades by the Hagiwara family.',
    address: '75 Hagiwara Tea Garden Drive, Golden Gate Park',
    pincode: '94118',
    price: 2,
  },
  {
    city: 'san-francisco',
    name: 'Ferry Building',
    category: 'market',
    latitude: 37.7955,
    longitude: -122.3937,
    description:
      'Ferries were the way into town when this terminal with its 75-metre clock tower opened in 1898. Since 2003 its long nave has ' +
      'held cheese, bread and oyster counters, and on market days farmers set up stalls outside.',
    address: '1 Ferry Building, Embarcadero',
    pincode: '94111',
    price: 2,
  },
  {
    city: 'san-francisco',
    name: 'Grace Cathedral',
    category: 'worship',
    latitude: 37.7919,
    longitude: -122.4131,
    description:
      'This Episcopal cathedral on Nob Hill was begun in 1928 and finished in 1964 in a French Gothic manner, in concrete rather ' +
      'than stone. Its main doors are casts of the Gates of Paradise from Florence, and a labyrinth is laid into the floor.',
    address: '1100 California Street',
    pincode: '94108',
    website: 'https://gracecathedral.org',
  },
  {
    city: 'san-francisco',
    name: 'Coit Tower',
    category: 'attraction',
    latitude: 37.8024,
    longitude: -122.4058,
    description:
      'Lillie Hitchcock Coit left money to the city she loved, and this fluted concrete column went up on Telegraph Hill in 1933. ' +
      'Painters covered the ground floor in 1934 with frescoes of Californian work and streets. A lift goes to the viewing level.',
    address: '1 Telegraph Hill Boulevard',
    pincode: '94133',
    price: 2,
  },
  {
    city: 'san-francisco',
    name: 'War Memorial Opera House',
    category: 'theatre',
    latitude: 37.7786,
    longitude: -122.4208,
    description:
      "Home of the city's opera and ballet since 1932, and the place where the peace treaty with Japan was signed in 1951. Its " +
      'columned front faces the dome of City Hall.',
    address: '301 Van Ness Avenue',
    pincode: '94102',
    price: 3,
  },
  {
    city: 'san-francisco',
    name: 'Ocean Beach',
    category: 'beach',
    latitude: 37.7594,
    longitude: -122.5107,
    description:
      'Five and a half kilometres of sand form the western edge of the city. Surfers come for the heavy waves, but the water is ' +
      'cold and the currents are strong, so most visitors walk, fly kites or watch the sunset.',
    address: 'Great Highway',
    pincode: '94122',
    price: 0,
  },
  {
    city: 'chicago',
    name: 'Cloud Gate',
    category: 'attraction',
    latitude: 41.8827,
    longitude: -87.6233,
    description:
      "Anish Kapoor's seamless steel sculpture of 2006 bends the skyline and the crowd across its mirror skin, and locals call it " +
      'the Bean. It stands in Millennium Park, built over railway tracks and a car park.',
    address: 'Millennium Park, 201 East Randolph Street',
    pincode: '60602',
    price: 0,
    featured: true,
  },
  {
    city: 'chicago',
    name: 'Art Institute of Chicago',
    category: 'museum',
    latitude: 41.8796,
    longitude: -87.6237,
    description:
      "Two bronze lions have guarded the steps since 1894. Inside hang Seurat's Sunday on La Grande Jatte, Hopper's Nighthawks and " +
      "Grant Wood's American Gothic, with a modern wing by Renzo Piano added in 2009.",
    address: '111 South Michigan Avenue',
    pincode: '60603',
    website: 'https://www.artic.edu',
    openingHours: 'We,Fr-Mo 11:00-17:00; Th 11:00-20:00; Tu off',
    price: 3,
  },
  {
    city: 'chicago',
    name: 'Willis Tower',
    category: 'attraction',
    latitude: 41.8789,
    longitude: -87.6359,
    description:
      'Nine bundled tubes of black steel rise 442 metres, the tallest building in the world from its topping out in 1973 until ' +
      '1998. Glass boxes jut out from the 103rd floor for those who want to look straight down.',
    address: '233 South Wacker Drive',
    pincode: '60606',
    website: 'https://www.willistower.com',
    price: 3,
  },
  {
    city: 'chicago',
    name: 'Field Museum',
    category: 'museum',
    latitude: 41.8663,
    longitude: -87.617,
    description:
      'This marble temple of natural history opened on the lakefront in 1921. Its stars are the tyrannosaur named Sue, the ' +
      'titanosaur cast in the main hall and a walk-through Egyptian tomb.',
    address: '1400 South DuSable Lake Shore Drive',
    pincode: '60605',
    website: 'https://www.fieldmuseum.org',
    openingHours: '09:00-17:00',
    price: 3,
  },
  {
    city: 'chicago',
    name: 'Navy Pier',
    category: 'attraction',
    latitude: 41.8917,
    longitude: -87.6074,
    description:
      'Built in 1916 for freight and excursion boats, the pier reaches a kilometre into the lake. The Centennial Wheel turns above ' +
      'a promenade of restaurants and tour boats, and fireworks are set off on summer nights.',
    address: '600 East Grand Avenue',
    pincode: '60611',
    website: 'https://navypier.org',
    price: 0,
  },
  {
    city: 'chicago',
    name: 'Wrigley Field',
    category: 'historic',
    latitude: 41.9484,
    longitude: -87.6553,
    description:
      'The Cubs have played baseball here since 1916 in a park built two years earlier. Ivy covers the brick outfield wall, the ' +
      'scoreboard is still changed by hand, and neighbours watch from the rooftops.',
    address: '1060 West Addison Street',
    pincode: '60613',
    price: 3,
  },
  {
    city: 'chicago',
    name: 'Lincoln Park Zoo',
    category: 'park',
    latitude: 41.9212,
    longitude: -87.6336,
    description:
      'Founded in 1868 with a gift of swans from Central Park, this is one of the last big zoos in the country with free entry. A ' +
      'boardwalk crosses a restored prairie pond with the skyline behind it.',
    address: '2001 North Clark Street',
    pincode: '60614',
    website: 'https://www.lpzoo.org',
    price: 0,
  },
  {
    city: 'chicago',
    name: 'Chicago Theatre',
    category: 'theatre',
    latitude: 41.8855,
    longitude: -87.6276,
    description:
      'The six-storey vertical sign on State Street has become the emblem of the Loop. Rapp and Rapp built the house in 1921 as a ' +
      'film palace in French Baroque dress with about 3,600 seats; today it is used for concerts and comedy.',
    address: '175 North State Street',
    pincode: '60601',
    price: 3,
  },
  {
    city: 'chicago',
    name: 'Holy Name Cathedral',
    category: 'worship',
    latitude: 41.8959,
    longitude: -87.6276,
    description:
      'The seat of the Catholic archbishop was built in 1875, after the Great Fire had taken its predecessor. The red hats of ' +
      'deceased cardinals hang from the vault above a ceiling of carved wood.',
    address: '735 North State Street',
    pincode: '60654',
    website: 'https://holynamecathedral.org',
    price: 0,
  },
  {
    city: 'chicago',
    name: 'North Avenue Beach',
    category: 'beach',
    latitude: 41.9143,
    longitude: -87.6252,
    description:
      'Volleyball nets fill this broad strip of sand below Lincoln Park all summer. The beach house is shaped like a blue and white ' +
      'lake steamer, and the curved breakwater gives a fine view of the skyline.',
    address: '1600 North DuSable Lake Shore Drive',
    pincode: '60614',
    openingHours: '06:00-23:00',
    price: 0,
  },
  {
    city: 'washington',
    name: 'Lincoln Memorial',
    category: 'historic',
    latitude: 38.8893,
    longitude: -77.0502,
    description:
      "Henry Bacon's Doric temple of 1922 shelters a seated Lincoln almost six metres high, carved after a model by Daniel Chester " +
      'French. Martin Luther King Jr. spoke from these steps in 1963; a line in the stone marks the place.',
    address: '2 Lincoln Memorial Circle NW',
    website: 'https://www.nps.gov/linc/',
    openingHours: '24/7',
    price: 0,
    featured: true,
  },
  {
    city: 'washington',
    name: 'United States Capitol',
    category: 'historic',
    latitude: 38.8899,
    longitude: -77.0091,
    description:
      'Both houses of Congress meet under this cast-iron dome, completed in 1866 by Thomas U. Walter around an older building whose ' +
      'first stone was laid in 1793. Free tours start in the visitor centre below the east plaza.',
    address: 'East Capitol Street NE and First Street SE',
    pincode: '20004',
    website: 'https://www.visitthecapitol.gov',
    openingHours: 'Mo-Sa 08:30-16:30',
    price: 0,
  },
  {
    city: 'washington',
    name: 'White House',
    category: 'historic',
    latitude: 38.8977,
    longitude: -77.0365,
    description:
      'Every president since John Adams in 1800 has lived in this sandstone house designed by James Hoban. Visitors see the north ' +
      'front from Pennsylvania Avenue and the south lawn from the Ellipse.',
    address: '1600 Pennsylvania Avenue NW',
    pincode: '20500',
    website: 'https://www.whitehouse.gov',
    price: 0,
  },
  {
    city: 'washington',
    name: 'Washington Monument',
    category: 'attraction',
    latitude: 38.8895,
    longitude: -77.0353,
    description:
      'At 169 metres this is the tallest stone obelisk anywhere. Work stopped from 1854 to 1877, and the marble above the break is ' +
      'a slightly different shade. A lift takes visitors to windows near the top.',
    address: '2 15th Street NW',
    website: 'https://www.nps.gov/wamo/',
    openingHours: '09:00-17:00',
    price: 0,
  },
  {
    city: 'washington',
    name: 'National Air and Space Museum',
    category: 'museum',
    latitude: 38.8882,
    longitude: -77.0199,
    description:
      "The Wright brothers' flyer of 1903, Lindbergh's Spirit of St. Louis and the command module of Apollo 11 are kept in this " +
      'building of 1976 on the Mall. Free timed passes are needed to enter.',
    address: '650 Jefferson Drive SW',
    pincode: '20560',
    website: 'https://airandspace.si.edu',
    openingHours: '10:00-17:30',
    price: 0,
  },
  {
    city: 'washington',
    name: 'National Museum of Natural History',
    category: 'museum',
    latitude: 38.8913,
    longitude: -77.0261,
    description:
      'An African bush elephant fills the rotunda of this domed museum of 1910. Upstairs the Hope Diamond turns slowly in its case, ' +
      'and the fossil hall runs from early algae to mammoths.',
    address: '1000 Madison Drive NW',
    pincode: '20560',
    website: 'https://naturalhistory.si.edu',
    openingHours: '10:00-17:30',
    price: 0,
  },
  {
    city: 'washington',
    name: 'Washington National Cathedral',
    category: 'worship',
    latitude: 38.9306,
    longitude: -77.0708,
    description:
      'Masons worked on this Gothic cathedral of Indiana limestone from 1907 to 1990. One stained-glass window holds a piece of ' +
      'moon rock, and a carved head of Darth Vader looks down from the northwest tower.',
    address: '3101 Wisconsin Avenue NW',
    pincode: '20016',
    website: 'https://cathedral.org',
    price: 2,
  },
  {
    city: 'washington',
    name: "Ford's Theatre",
    category: 'theatre',
    latitude: 38.8967,
    longitude: -77.0257,
    description:
      'Abraham Lincoln was shot in the presidential box here on 14 April 1865. The house was rebuilt and has staged plays again ' +
      'since 1968, with a small museum in the basement.',
    address: '511 10th Street NW',
    pincode: '20004',
    website: 'https://fords.org',
    price: 2,
  },
  {
    city: 'washington',
    name: 'Eastern Market',
    category: 'market',
    latitude: 38.8864,
    longitude: -76.9965,
    description:
      'Adolf Cluss built this brick market hall on Capitol Hill in 1873, and butchers, fishmongers and bakers still trade inside. ' +
      'At weekends farmers and makers spread along Seventh Street.',
    address: '225 7th Street SE',
    pincode: '20003',
    price: 1,
  },
  {
    city: 'washington',
    name: 'United States Botanic Garden',
    category: 'park',
    latitude: 38.8881,
    longitude: -77.0128,
    description:
      'A glass conservatory of 1933 beside the Capitol grounds keeps a jungle with a canopy walk, deserts and orchids. The ' +
      'institution dates from 1820, which makes it one of the oldest of its kind in North America.',
    address: '100 Maryland Avenue SW',
    pincode: '20001',
    website: 'https://www.usbg.gov',
    openingHours: '10:00-17:00',
    price: 0,
  },
  {
    city: 'boston',
    name: 'Faneuil Hall',
    category: 'historic',
    latitude: 42.36,
    longitude: -71.0562,
    description:
      'Peter Faneuil gave this market house with a meeting room above it to the town in 1742, and Samuel Adams argued against ' +
      'British taxes here. Charles Bulfinch doubled its width in 1806. A gilded grasshopper turns on the cupola.',
    address: '1 Faneuil Hall Square',
    pincode: '02109',
    website: 'https://www.nps.gov/bost/',
    price: 0,
    featured: true,
  },
  {
    city: 'boston',
    name: 'Quincy Market',
    category: 'market',
    latitude: 42.3602,
    longitude: -71.0549,
    description:
      'A long granite hall with a copper dome, opened in 1826 as a food market on new land by the harbour. Restored in 1976, it ' +
      'sells chowder and lobster rolls while street performers work the square outside.',
    address: '206 South Market Street',
    pincode: '02109',
    price: 2,
  },
  {
    city: 'boston',
    name: 'Boston Public Garden',
    category: 'park',
    latitude: 42.3541,
    longitude: -71.0703,
    description:
      'This was the first public botanical garden in the country, opened in 1837. Swan Boats have been pedalled round its pond ' +
      'since 1877, and bronze ducklings from a well-known picture book march near the Charles Street corner.',
    address: '4 Charles Street',
    pincode: '02116',
    price: 0,
  },
  {
    city: 'boston',
    name: 'Fenway Park',
    category: 'attraction',
    latitude: 42.3463,
    longitude: -71.0975,
    description:
      'The Red Sox have played in this ballpark since April 1912, which makes it the oldest in the major leagues. The left-field ' +
      'wall, eleven metres high, is known as the Green Monster. Tours run on most days of the year.',
    address: '4 Jersey Street',
    pincode: '02215',
    price: 3,
  },
  {
    city: 'boston',
    name: 'Trinity Church',
    category: 'worship',
    latitude: 42.35,
    longitude: -71.0753,
    description:
      'Henry Hobson Richardson finished this church in 1877 and gave a style, Richardsonian Romanesque, its name. John La Farge ' +
      'painted the interior, and the whole weight rests on thousands of wooden piles driven into the Back Bay fill.',
    address: '206 Clarendon Street',
    pincode: '02116',
    website: 'https://www.trinitychurchboston.org',
  },
  {
    city: 'boston',
    name: 'Museum of Fine Arts',
    category: 'museum',
    latitude: 42.3393,
    longitude: -71.094,
    description:
      'Founded in 1870, the museum moved to this granite building in 1909. It is strong in Japanese art, in Old Kingdom Egypt, in ' +
      'Monet and in American painters such as Copley and Sargent.',
    address: '465 Huntington Avenue',
    pincode: '02115',
    website: 'https://www.mfa.org',
    price: 3,
  },
  {
    city: 'boston',
    name: 'Isabella Stewart Gardner Museum',
    category: 'museum',
    latitude: 42.3382,
    longitude: -71.0991,
    description:
      'A collector built herself a Venetian palace turned inside out and opened it in 1903; her will asks that nothing be moved. ' +
      'Empty frames still hang where thirteen works were stolen in 1990. The flower courtyard changes with the seasons.',
    address: '25 Evans Way',
    pincode: '02115',
    website: 'https://www.gardnermuseum.org',
    price: 3,
  },
  {
    city: 'boston',
    name: 'USS Constitution',
    category: 'historic',
    latitude: 42.3725,
    longitude: -71.0566,
    description:
      'Launched in Boston in 1797, this wooden frigate is the oldest commissioned warship still afloat. She earned the name Old ' +
      'Ironsides in 1812, when British shot bounced off her oak sides. Sailors of the Navy show visitors round.',
    address: 'Charlestown Navy Yard',
    pincode: '02129',
    price: 0,
  },
  {
    city: 'boston',
    name: 'Paul Revere House',
    category: 'historic',
    latitude: 42.3637,
    longitude: -71.0537,
    description:
      'The silversmith lived in this timber house, built about 1680, when he rode out to warn of the British advance in April 1775. ' +
      'It is the oldest building left in downtown Boston.',
    address: '19 North Square',
    pincode: '02113',
    website: 'https://www.paulreverehouse.org',
    price: 1,
  },
  {
    city: 'boston',
    name: 'Symphony Hall',
    category: 'theatre',
    latitude: 42.3427,
    longitude: -71.0857,
    description:
      'Wallace Sabine, a young Harvard physicist, worked out the acoustics of this hall, opened in 1900, and it is still counted ' +
      'among the best in the world. The Boston Symphony and the Boston Pops play here.',
    address: '301 Massachusetts Avenue',
    pincode: '02115',
    website: 'https://www.bso.org',
    price: 3,
  },
  {
    city: 'toronto',
    name: 'CN Tower',
    category: 'attraction',
    latitude: 43.6426,
    longitude: -79.3871,
    description:
      'At 553 metres this communications tower of 1976 was the tallest free-standing structure on land for more than thirty years. ' +
      'Glass lifts climb to the main deck in under a minute, and part of its floor is glass as well.',
    address: '290 Bremner Boulevard',
    pincode: 'M5V 3L9',
    website: 'https://www.cntower.ca',
    price: 3,
    featured: true,
  },
  {
    city: 'toronto',
    name: 'Royal Ontario Museum',
    category: 'museum',
    latitude: 43.6677,
    longitude: -79.3948,
    description:
      "Dinosaurs, Chinese temple wall paintings and tall Nisga'a crest poles share Canada's largest museum, opened in 1914. Daniel " +
      "Libeskind's crystal of steel and glass was pushed through the old facade in 2007.",
    address: '100 Queens Park',
    pincode: 'M5S 2C6',
    website: 'https://www.rom.on.ca',
    price: 3,
  },
  {
    city: 'toronto',
    name: 'Art Gallery of Ontario',
    category: 'museum',
    latitude: 43.6537,
    longitude: -79.3925,
    description:
      'Frank Gehry, who grew up a few streets away, wrapped the gallery in a long front of wood and glass in 2008. It holds the ' +
      'Group of Seven, Inuit sculpture and one of the largest collections of works by Henry Moore.',
    address: '317 Dundas Street West',
    pincode: 'M5T 1G4',
    website: 'https://ago.ca',
    price: 3,
  },
  {
    city: 'toronto',
    name: 'St. Lawrence Market',
    category: 'market',
    latitude: 43.6487,
    longitude: -79.3716,
    description:
      'Food has been sold on this corner since 1803. The South Market, which took in the city hall of 1845, is a brick hall of ' +
      'butchers, cheese counters and stalls with the local peameal bacon sandwich.',
    address: '93 Front Street East',
    pincode: 'M5E 1C3',
    website: 'https://www.stlawrencemarket.com',
    price: 1,
  },
  {
    city: 'toronto',
    name: 'Casa Loma',
    category: 'historic',
    latitude: 43.678,
    longitude: -79.4095,
    description:
      'Sir Henry Pellatt, who brought electric light to the city, spent a fortune on this mock castle of 1914 and could keep it for ' +
      'less than ten years. Visitors walk through 98 rooms, a tunnel to the stables and a tower with a view.',
    address: '1 Austin Terrace',
    pincode: 'M5R 1X8',
    website: 'https://casaloma.ca',
    price: 3,
  },
  {
    city: 'toronto',
    name: 'High Park',
    category: 'park',
    latitude: 43.6465,
    longitude: -79.4637,
    description:
      'John George Howard left his estate to the city in 1873 on condition that it stay a park. Oak savannah, a small zoo and ' +
      'Grenadier Pond fill its 161 hectares, and the cherry trees draw crowds in late April or May.',
    address: '1873 Bloor Street West',
    pincode: 'M6R 2Z3',
    price: 0,
  },
  {
    city: 'toronto',
    name: 'Distillery District',
    category: 'historic',
    latitude: 43.6503,
    longitude: -79.3596,
    description:
      'The Gooderham and Worts whisky works, begun in 1832, was once among the largest distilleries in the world. More than forty ' +
      'Victorian brick buildings now hold galleries, theatres and cafes along lanes without cars.',
    address: '55 Mill Street',
    pincode: 'M5A 3C4',
    website: 'https://www.thedistillerydistrict.com',
    price: 0,
  },
  {
    city: 'toronto',
    name: 'St. James Cathedral',
    category: 'worship',
    latitude: 43.6502,
    longitude: -79.3739,
    description:
      'This Anglican cathedral in yellow brick, opened in 1853, is home to the oldest congregation in the city, founded in 1797. ' +
      'Its spire of 1874 rises 93 metres and once guided ships on the lake.',
    address: '106 King Street East',
    pincode: 'M5C 2E9',
    price: 0,
  },
  {
    city: 'toronto',
    name: 'Royal Alexandra Theatre',
    category: 'theatre',
    latitude: 43.6473,
    longitude: -79.3876,
    description:
      'John Lyle designed this Beaux-Arts playhouse of 1907, and it has been in use almost without a break since then. Ed Mirvish ' +
      'saved it from demolition in 1963, and touring musicals fill its 1,200 seats or so.',
    address: '260 King Street West',
    pincode: 'M5V 1H9',
    price: 3,
  },
  {
    city: 'toronto',
    name: 'Woodbine Beach',
    category: 'beach',
    latitude: 43.663,
    longitude: -79.3057,
    description:
      "The widest of the city's beaches curves along Ashbridges Bay in the east end. A boardwalk of three kilometres starts here, " +
      'and there are volleyball courts and a public pool with a diving tower next to the sand.',
    address: '1675 Lake Shore Boulevard East',
    price: 0,
  },
  {
    city: 'mexico-city',
    name: 'Palacio de Bellas Artes',
    category: 'theatre',
    latitude: 19.4352,
    longitude: -99.1412,
    description:
      'Adamo Boari began this opera house in white marble in 1904; it opened only in 1934, with an Art Deco interior by Federico ' +
      'Mariscal. Murals by Rivera, Orozco and Siqueiros line the upper floors, and the stage curtain is a mosaic of about a million ' +
      'pieces of Tiffany glass.',
    address: 'Avenida Juárez, Centro Histórico',
    pincode: '06050',
    price: 1,
    featured: true,
  },
  {
    city: 'mexico-city',
    name: 'Mexico City Metropolitan Cathedral',
    category: 'worship',
    latitude: 19.4344,
    longitude: -99.1331,
    description:
      'Built between 1573 and 1813, the cathedral on the Zócalo shows Renaissance, Baroque and Neoclassical work in one building. ' +
      'The gilded Altar of the Kings fills the apse, and a pendulum in the nave has recorded how far the floor has tilted.',
    address: 'Plaza de la Constitución, Centro Histórico',
    price: 0,
  },
  {
    city: 'mexico-city',
    name: 'National Museum of Anthropology',
    category: 'museum',
    latitude: 19.426,
    longitude: -99.1863,
    description:
      'Pedro Ramírez Vázquez set this museum of 1964 round a courtyard shaded by a single concrete umbrella with a curtain of ' +
      'water. The Aztec Sun Stone, Olmec heads and finds from Palenque are arranged by culture.',
    address: 'Avenida Paseo de la Reforma, Bosque de Chapultepec',
    pincode: '11560',
    website: 'https://mna.inah.gob.mx',
    openingHours: 'Tu-Su 09:00-18:00',
    price: 1,
  },
  {
    city: 'mexico-city',
    name: 'Chapultepec Castle',
    category: 'historic',
    latitude: 19.4204,
    longitude: -99.1818,
    description:
      "A viceroy's summer house of the 1780s became a military academy, then the residence of Emperor Maximilian and Empress " +
      'Carlota. Now it is the National Museum of History, with carriage rooms, roof gardens and a long view down the Reforma.',
    address: 'Primera Sección del Bosque de Chapultepec',
    website: 'https://mnh.inah.gob.mx',
    openingHours: 'Tu-Su 09:00-17:00',
    price: 1,
  },
  {
    city: 'mexico-city',
    name: 'Angel of Independence',
    category: 'attraction',
    latitude: 19.427,
    longitude: -99.1677,
    description:
      'A gilded winged Victory stands on this column, put up in 1910 for the centenary of independence. Heroes of that war are ' +
      'buried in its base. The street has sunk so far that fourteen steps were added to reach it.',
    address: 'Paseo de la Reforma, Glorieta del Ángel',
    openingHours: '24/7',
    price: 0,
  },
  {
    city: 'mexico-city',
    name: 'Templo Mayor',
    category: 'historic',
    latitude: 19.4346,
    longitude: -99.1315,
    description:
      'Electrical workers struck a carved stone of the moon goddess Coyolxauhqui in 1978, and the main temple of the Mexica came to ' +
      'light under the streets beside the cathedral. Walkways cross its seven layers of building, and a museum shows the offerings.',
    address: 'Seminario 8, Centro Histórico',
    pincode: '06060',
    website: 'https://www.templomayor.inah.gob.mx',
    openingHours: 'Tu-Su 09:00-17:00',
    price: 1,
  },
  {
    city: 'mexico-city',
    name: 'Frida Kahlo Museum',
    category: 'museum',
    latitude: 19.3551,
    longitude: -99.1625,
    description:
      'The painter was born and died in this cobalt house in Coyoacán, which opened to visitors in 1958. Her easel and wheelchair, ' +
      'the yellow kitchen and a garden with volcanic stone are much as she and Diego Rivera left them. Tickets are sold by time ' +
      'slot.',
    address: 'Londres 247, Del Carmen, Coyoacán',
    pincode: '04100',
    website: 'https://www.museofridakahlo.org.mx',
    price: 2,
  },
  {
    city: 'mexico-city',
    name: 'Basilica of Our Lady of Guadalupe',
    category: 'worship',
    latitude: 19.4848,
    longitude: -99.1178,
    description:
      'The round church of 1976 by Pedro Ramírez Vázquez holds ten thousand people, so that all can see the cloak with the image of ' +
      'the Virgin. Moving walkways pass below it. The tilted basilica of 1709 stands next door.',
    address: 'Plaza de las Américas 1, Villa de Guadalupe',
    pincode: '07050',
    price: 0,
  },
  {
    city: 'mexico-city',
    name: 'Alameda Central',
    category: 'park',
    latitude: 19.4358,
    longitude: -99.144,
    description:
      'Laid out in 1592 and named after its first poplars, this is held to be the oldest public park in the Americas. Fountains and ' +
      'the white half circle of the Juárez monument lie along its paths.',
    address: 'Avenida Juárez and Avenida Hidalgo',
    price: 0,
  },
  {
    city: 'mexico-city',
    name: 'Casa de los Azulejos',
    category: 'restaurant',
    latitude: 19.4342,
    longitude: -99.1401,
    description:
      'Blue and white tiles from Puebla have covered this palace of the counts of Orizaba since the eighteenth century. Sanborns ' +
      'has run a restaurant in its glass-roofed courtyard since 1919, and a mural by Orozco from 1925 watches over the staircase.',
    address: 'Avenida Francisco I. Madero 4, Centro Histórico',
    price: 2,
  },
  {
    city: 'havana',
    name: 'El Capitolio',
    category: 'historic',
    latitude: 23.1353,
    longitude: -82.3595,
    description:
      'Modelled on domes in Washington and Paris, the Capitol was finished in 1929 after three years of work by thousands of men. ' +
      'Under the dome stands the gilded Statue of the Republic, and a stone in the floor marks the zero point of the Cuban roads.',
    address: 'Paseo de Martí between San José and Dragones',
    price: 2,
    featured: true,
  },
  {
    city: 'havana',
    name: 'Morro Castle',
    category: 'historic',
    latitude: 23.1506,
    longitude: -82.3564,
    description:
      'Battista Antonelli drew this fort on the rock at the harbour mouth, begun in 1589. The British took it in 1762 after a siege ' +
      'of six weeks. The lighthouse of 1845 is the mark by which everyone knows the bay.',
    address: 'Carretera de la Cabaña, Habana del Este',
    price: 1,
  },
  {
    city: 'havana',
    name: 'La Cabaña Fortress',
    category: 'historic',
    latitude: 23.1472,
    longitude: -82.35,
    description:
      'Spain got Havana back in 1763 and at once began this enormous fortress above the bay, finished in 1774. At nine every ' +
      'evening soldiers in old uniforms fire a cannon that once announced the closing of the city gates.',
    address: 'Carretera de la Cabaña, Habana del Este',
    price: 1,
  },
  {
    city: 'havana',
    name: 'Havana Cathedral',
    category: 'worship',
    latitude: 23.1412,
    longitude: -82.3519,
    description:
      'Jesuits started this church in 1748, and it became the cathedral later in the century. Its curving Baroque front of coral ' +
      'limestone, in which fossils can be seen, has two towers of unequal width.',
    address: 'Empedrado 156, Plaza de la Catedral',
    price: 0,
  },
  {
    city: 'havana',
    name: 'National Museum of Fine Arts',
    category: 'museum',
    latitude: 23.1397,
    longitude: -82.3571,
    description:
      'The Cuban collection hangs in a modernist block of 1954 built round a courtyard. It runs from colonial portraits to Wifredo ' +
      'Lam and Amelia Peláez and on to the posters and prints of the 1960s.',
    address: 'Trocadero between Zulueta and Monserrate',
    price: 1,
  },
  {
    city: 'havana',
    name: 'Gran Teatro de La Habana',
    category: 'theatre',
    latitude: 23.1369,
    longitude: -82.3592,
    description:
      'Paul Belau wrapped the older Tacón theatre in this ornate palace for the Galician club, completed in 1915. It is the stage ' +
      'of the Cuban National Ballet and carries the name of its founder, Alicia Alonso.',
    address: 'Paseo de Martí and San Rafael',
    price: 2,
  },
  {
    city: 'havana',
    name: 'Hotel Nacional de Cuba',
    category: 'hotel',
    latitude: 23.1432,
    longitude: -82.3805,
    description:
      'McKim, Mead and White designed this twin-towered hotel, opened in December 1930 on a bluff above the Malecón. Winston ' +
      'Churchill, Ava Gardner and Nat King Cole signed its guest book, and peacocks walk in the garden by the old gun battery.',
    address: 'Calle 21 and O, Vedado',
    price: 3,
  },
  {
    city: 'havana',
    name: 'El Floridita',
    category: 'bar',
    latitude: 23.1374,
    longitude: -82.3573,
    description:
      'Constantino Ribalaigua made the frozen daiquiri famous at this counter, where drinks have been poured since 1817. A bronze ' +
      'Ernest Hemingway leans on the bar in his usual corner.',
    address: 'Obispo 557 at Monserrate',
    price: 2,
  },
  {
    city: 'havana',
    name: 'Almacenes San José',
    category: 'market',
    latitude: 23.1299,
    longitude: -82.349,
    description:
      "This iron-framed dock warehouse of 1885 became the city's largest craft market. Painters, wood carvers and leather workers " +
      'sell from rows of stalls along the harbour front.',
    address: 'Avenida del Puerto and Cuba',
    price: 1,
  },
  {
    city: 'havana',
    name: 'José Martí Memorial',
    category: 'attraction',
    latitude: 23.1228,
    longitude: -82.3864,
    description:
      'A star-shaped tower of grey marble, 109 metres high, was finished in 1958 on the highest point of the Plaza de la ' +
      'Revolución. A seated Martí in white marble faces the square, and a lift leads to a lookout.',
    address: 'Plaza de la Revolución, Vedado',
    price: 1,
  },
  {
    city: 'rio-de-janeiro',
    name: 'Christ the Redeemer',
    category: 'attraction',
    latitude: -22.9519,
    longitude: -43.2105,
    description:
      'The Christ on Corcovado, finished in 1931, stands 30 metres tall on an eight-metre base with arms 28 metres wide. Heitor da ' +
      'Silva Costa engineered it, Paul Landowski shaped it, and its skin is a mosaic of small soapstone triangles. A cog railway ' +
      'climbs through the forest to the terrace at 710 metres.',
    address: 'Corcovado, Parque Nacional da Tijuca',
    price: 2,
    featured: true,
  },
  {
    city: 'rio-de-janeiro',
    name: 'Sugarloaf Mountain',
    category: 'attraction',
    latitude: -22.9493,
    longitude: -43.1546,
    description:
      'Two cable cars lead from Praia Vermelha by way of Morro da Urca to the top of this 396-metre granite peak. The first line ' +
      'opened in 1912. From the summit the beaches, the bay and the Corcovado lie all around.',
    address: 'Avenida Pasteur 520, Urca',
    pincode: '22290-255',
    website: 'https://bondinho.com.br',
    price: 3,
  },
  {
    city: 'rio-de-janeiro',
    name: 'Copacabana Beach',
    category: 'beach',
    latitude: -22.9711,
    longitude: -43.1822,
    description:
      'Four kilometres of sand bend between two forts, beside a promenade paved in black and white Portuguese waves. Roberto Burle ' +
      'Marx extended that pattern in 1970. Football, footvolley and the New Year fireworks all take place here.',
    address: 'Avenida Atlântica, Copacabana',
    openingHours: '24/7',
    price: 0,
  },
  {
    city: 'rio-de-janeiro',
    name: 'Ipanema Beach',
    category: 'beach',
    latitude: -22.9872,
    longitude: -43.2045,
    description:
      'The twin peaks of Dois Irmãos close the view at the western end of this beach, known everywhere from the song of 1962. ' +
      'Towards evening people gather on the Arpoador rock at the other end and applaud the sunset.',
    address: 'Avenida Vieira Souto, Ipanema',
    openingHours: '24/7',
    price: 0,
  },
  {
    city: 'rio-de-janeiro',
    name: 'Selarón Steps',
    category: 'attraction',
    latitude: -22.9153,
    longitude: -43.1792,
    description:
      'The Chilean-born artist Jorge Selarón began to tile the worn stairway outside his house in 1990 and kept on until his death ' +
      'in 2013. More than 2,000 tiles from over 60 countries cover the 215 steps between Lapa and Santa Teresa.',
    address: 'Rua Manuel Carneiro, Lapa',
    openingHours: '24/7',
    price: 0,
  },
  {
    city: 'rio-de-janeiro',
    name: 'Maracanã Stadium',
    category: 'attraction',
    latitude: -22.9121,
    longitude: -43.2302,
    description:
      'Built for the World Cup of 1950, when close to 200,000 people watched the last match, the stadium was remade with 78,000 ' +
      'seats for the final of 2014. Tours show the changing rooms and the edge of the pitch.',
    address: 'Avenida Presidente Castelo Branco, Maracanã',
    pincode: '20271-130',
    price: 2,
  },
  {
    city: 'rio-de-janeiro',
    name: 'Museum of Tomorrow',
    category: 'museum',
    latitude: -22.8943,
    longitude: -43.1794,
    description:
      "Santiago Calatrava's white building of 2015 stretches over the bay with moving solar fins on its roof. The exhibits ask " +
      'where the planet is heading, with data, film and sound in place of objects.',
    address: 'Praça Mauá 1, Centro',
    pincode: '20081-240',
    website: 'https://museudoamanha.org.br',
    price: 1,
  },
  {
    city: 'rio-de-janeiro',
    name: 'Botanical Garden',
    category: 'park',
    latitude: -22.9676,
    longitude: -43.2241,
    description:
      'Prince Regent João founded the garden in 1808 to acclimatise spices from the East. Its avenue of royal palms, planted from ' +
      '1842, leads past a cast-iron fountain, and giant water lilies, orchids and toucans live among some 6,500 plant species.',
    address: 'Rua Jardim Botânico 1008, Jardim Botânico',
    price: 2,
  },
  {
    city: 'rio-de-janeiro',
    name: 'Theatro Municipal',
    category: 'theatre',
    latitude: -22.909,
    longitude: -43.1765,
    description:
      'Modelled on the Paris Opera of Charles Garnier, this theatre opened on Cinelândia in 1909. Onyx stairs, a ceiling by Eliseu ' +
      'Visconti and a tiled Assyrian restaurant in the basement are seen on guided tours.',
    address: 'Praça Floriano, Centro',
    pincode: '20031-050',
    price: 2,
  },
  {
    city: 'rio-de-janeiro',
    name: 'Cathedral of Saint Sebastian',
    category: 'worship',
    latitude: -22.9108,
    longitude: -43.1806,
    description:
      'Edgar Fonseca designed this concrete cone, consecrated in 1979, with a nod to Mayan pyramids. Four strips of stained glass ' +
      'run 64 metres from the floor to a cross of light in the roof, and about 5,000 people can sit inside.',
    address: 'Avenida República do Chile 245, Centro',
    pincode: '20031-170',
    price: 0,
  },
  {
    city: 'buenos-aires',
    name: 'Teatro Colón',
    category: 'theatre',
    latitude: -34.6011,
    longitude: -58.3831,
    description:
      'Three architects worked on this opera house for twenty years before it opened with Aida in 1908. It seats about 2,500 on ' +
      'seven levels, and singers praise its acoustics above nearly all others. Guided tours pass the Golden Hall and the stage.',
    address: 'Cerrito 628',
    pincode: 'C1010AAN',
    website: 'https://teatrocolon.org.ar',
    price: 3,
    featured: true,
  },
  {
    city: 'buenos-aires',
    name: 'Casa Rosada',
    category: 'historic',
    latitude: -34.6081,
    longitude: -58.3703,
    description:
      'The seat of the Argentine president grew out of a fort, a customs house and a post office joined by an Italianate arch in ' +
      'the 1890s. Its pink front looks over the Plaza de Mayo, and Eva Perón spoke to the crowds from its balcony.',
    address: 'Balcarce 50',
    pincode: 'C1064AAB',
    price: 0,
  },
  {
    city: 'buenos-aires',
    name: 'Obelisco',
    category: 'attraction',
    latitude: -34.6037,
    longitude: -58.3816,
    description:
      'Alberto Prebisch put up this 67-metre obelisk in 1936, in about a month, for the fourth centenary of the first founding. It ' +
      'stands where Corrientes crosses the Avenida 9 de Julio, one of the widest avenues in the world.',
    address: 'Avenida 9 de Julio and Avenida Corrientes',
    openingHours: '24/7',
    price: 0,
  },
  {
    city: 'buenos-aires',
    name: 'Recoleta Cemetery',
    category: 'historic',
    latitude: -34.5877,
    longitude: -58.3934,
    description:
      'Streets of marble vaults, laid out in 1822, hold presidents, poets and Eva Perón, who lies in the Duarte family tomb. More ' +
      'than ninety of the graves are protected monuments, and a colony of cats has long lived among them.',
    address: 'Junín 1760',
    price: 2,
  },
  {
    city: 'buenos-aires',
    name: 'MALBA',
    category: 'museum',
    latitude: -34.577,
    longitude: -58.4034,
    description:
      "Eduardo Costantini opened this museum of Latin American art in 2001 with his own collection. Frida Kahlo's self-portrait " +
      "with monkey and parrot and Tarsila do Amaral's Abaporu are the best-known pictures.",
    address: 'Avenida Figueroa Alcorta 3415',
    pincode: 'C1425CLA',
    website: 'https://malba.org.ar',
    price: 2,
  },
  {
    city: 'buenos-aires',
    name: 'El Ateneo Grand Splendid',
    category: 'shopping',
    latitude: -34.596,
    longitude: -58.3942,
    description:
      'A theatre of 1919 became a cinema and in 2000 a bookshop. Shelves fill the boxes and balconies under a painted dome, and ' +
      'coffee is served on the former stage.',
    address: 'Avenida Santa Fe 1860',
    price: 1,
  },
  {
    city: 'buenos-aires',
    name: 'Caminito',
    category: 'attraction',
    latitude: -34.6394,
    longitude: -58.3627,
    description:
      'The painter Benito Quinquela Martín turned a disused railway bend in La Boca into a street museum in 1959. Houses of ' +
      "corrugated iron are painted in the bright ship's colours that dock workers once took home.",
    address: 'Caminito, La Boca',
    openingHours: '24/7',
    price: 0,
  },
  {
    city: 'buenos-aires',
    name: 'Café Tortoni',
    category: 'cafe',
    latitude: -34.6088,
    longitude: -58.3784,
    description:
      "Opened in 1858 by a Frenchman, this is the best known of the city's old coffee houses. Stained glass, marble tables and " +
      'Thonet chairs recall regulars such as Borges, Gardel and Alfonsina Storni; tango is played in the cellar.',
    address: 'Avenida de Mayo 825',
    website: 'https://www.cafetortoni.com.ar',
    price: 2,
  },
  {
    city: 'buenos-aires',
    name: 'San Telmo Market',
    category: 'market',
    latitude: -34.619,
    longitude: -58.3725,
    description:
      'Juan Antonio Buschiazzo built this iron and glass hall in 1897, and its greengrocers now share the aisles with antique ' +
      'dealers and coffee roasters. On Sundays a street fair fills Defensa outside.',
    address: 'Defensa 963, San Telmo',
    price: 1,
  },
  {
    city: 'buenos-aires',
    name: 'Japanese Garden',
    category: 'park',
    latitude: -34.5751,
    longitude: -58.4093,
    description:
      'The Japanese community gave this garden to the city in 1967 for a visit of the crown prince. Red bridges cross a pond full ' +
      'of carp, with a tea house, bonsai and azaleas that flower in spring.',
    address: 'Avenida Casares 3450, Palermo',
    website: 'https://www.jardinjapones.org.ar',
    price: 1,
  },
  {
    city: 'lima',
    name: 'Plaza Mayor',
    category: 'historic',
    latitude: -12.0459,
    longitude: -77.0305,
    description:
      "Pizarro laid out the city from this square, and San Martín declared Peru's independence here in 1821. The bronze fountain " +
      'dates from 1650. The Government Palace and houses with carved wooden balconies stand round it.',
    address: 'Plaza Mayor, Centro Histórico',
    pincode: '15001',
    openingHours: '24/7',
    price: 0,
    featured: true,
  },
  {
    city: 'lima',
    name: 'Lima Cathedral',
    category: 'worship',
    latitude: -12.0466,
    longitude: -77.0299,
    description:
      'Rebuilt after each great earthquake, the cathedral keeps its plan of about 1600 with three naves and rib vaults of light ' +
      'timber. The tomb of Francisco Pizarro is in a side chapel, and the choir stalls are among the finest carvings in the ' +
      'Americas.',
    address: 'Plaza Mayor, Centro Histórico',
    pincode: '15001',
    price: 1,
  },
  {
    city: 'lima',
    name: 'Basilica and Convent of San Francisco',
    category: 'worship',
    latitude: -12.0455,
    longitude: -77.0272,
    description:
      'A yellow Baroque church of 1674 and its convent, with Sevillian tiles and a library of 25,000 old volumes. Below lie ' +
      "catacombs, used as the city's burial ground until 1808, with bones sorted into wells and circles.",
    address: 'Jirón Áncash and Jirón Lampa, Centro Histórico',
    pincode: '15001',
    price: 1,
  },
  {
    city: 'lima',
    name: 'Larco Museum',
    category: 'museum',
    latitude: -12.0725,
    longitude: -77.0708,
    description:
      'Rafael Larco Hoyle founded this museum in 1926, and it now fills an eighteenth-century mansion built over an older pyramid. ' +
      'Moche portrait vessels and gold are shown in the galleries, and visitors may also walk through the storerooms with some ' +
      '30,000 ceramics.',
    address: 'Avenida Simón Bolívar 1515, Pueblo Libre',
    pincode: '15084',
    website: 'https://www.museolarco.org',
    price: 2,
  },
  {
    city: 'lima',
    name: 'Lima Art Museum',
    category: 'museum',
    latitude: -12.0602,
    longitude: -77.0371,
    description:
      'The MALI occupies the exhibition palace of 1872, one of the first large iron-framed buildings in South America. Its ' +
      'collection follows Peruvian art over 3,000 years, from woven cloth to colonial painting and photography.',
    address: 'Paseo Colón 125, Parque de la Exposición',
    website: 'https://mali.pe',
    price: 2,
  },
  {
    city: 'lima',
    name: 'Huaca Pucllana',
    category: 'historic',
    latitude: -12.1109,
    longitude: -77.0337,
    description:
      'The Lima culture built this ceremonial pyramid between about 200 and 700, with mud bricks set upright like books on a shelf ' +
      'so that they could move in earthquakes. Digging goes on while guided groups walk along its base.',
    address: 'Calle General Borgoño, block 8, Miraflores',
    pincode: '15074',
    price: 1,
  },
  {
    city: 'lima',
    name: 'Magic Water Circuit',
    category: 'attraction',
    latitude: -12.0705,
    longitude: -77.0337,
    description:
      'Thirteen lit fountains, one of which shoots about 80 metres high, were set in the Parque de la Reserva in 2007. The park ' +
      'itself dates from 1929. Light and laser shows are held after dark.',
    address: 'Parque de la Reserva, Santa Beatriz',
    price: 1,
  },
  {
    city: 'lima',
    name: 'Kennedy Park',
    category: 'park',
    latitude: -12.1212,
    longitude: -77.0297,
    description:
      'Painters, shoe shiners and sellers of sweet picarones gather in the central park of Miraflores. It has been known for ' +
      'decades for the many cats that live in its flower beds.',
    address: 'Avenida José Larco and Avenida Diagonal, Miraflores',
    pincode: '15074',
    openingHours: '24/7',
    price: 0,
  },
  {
    city: 'lima',
    name: 'Parque del Amor',
    category: 'park',
    latitude: -12.1267,
    longitude: -77.0366,
    description:
      "Opened on Valentine's Day 1993, this cliff-top garden has a large clay-red sculpture of a kissing couple, El Beso by Víctor " +
      'Delfín. Love lines by Peruvian poets are set in mosaic on its wavy walls.',
    address: 'Malecón Cisneros, Miraflores',
    pincode: '15074',
    openingHours: '24/7',
    price: 0,
  },
  {
    city: 'lima',
    name: 'Larcomar',
    category: 'shopping',
    latitude: -12.132,
    longitude: -77.0304,
    description:
      'Cut into the cliff below the Parque Salazar in 1998, this open-air shopping centre looks straight out over the Pacific. From ' +
      'its terraces visitors watch surfers and paragliders.',
    address: 'Malecón de la Reserva 610, Miraflores',
    pincode: '15074',
    website: 'https://www.larcomar.com',
    price: 2,
  },
];
