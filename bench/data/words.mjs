const words = (text) => text.trim().split(/\s+/);

/** Categories with their frequency (weight), and nouns for the names of their places. */
export const KINDS = Object.entries({
  restaurant: [
    22,
    'Restaurant Kitchen Diner Grill Bistro Eatery Dhaba Trattoria Brasserie Tavern House Curry Noodles Pizzeria Steakhouse Biryani Tandoor Sushi Taqueria',
  ],
  cafe: [10, 'Cafe Café Coffee Roasters Espresso Teahouse Brewhouse Chai'],
  attraction: [9, 'Fort Tower Monument Palace Viewpoint Gate Bridge Fountain Square Ruins Cathedral'],
  hotel: [8, 'Hotel Inn Suites Lodge Residency Resort Guesthouse Hostel'],
  bar: [7, 'Bar Pub Taproom Lounge Brewery Cellar'],
  shopping: [7, 'Mall Plaza Arcade Emporium Boutique Outlet Store'],
  bakery: [5, 'Bakery Patisserie Sweets Bakers Confectionery'],
  park: [5, 'Park Garden Gardens Lake Reserve Trail'],
  museum: [4, 'Museum Heritage Collection Hall'],
  temple: [4, 'Temple Mandir Shrine Church Mosque Monastery'],
  gym: [3, 'Gym Fitness Athletics Crossfit'],
  spa: [3, 'Spa Wellness Salon Retreat'],
  market: [3, 'Market Bazaar Haat Souk'],
  cinema: [2, 'Cinema Cineplex Screens Pictures'],
  library: [2, 'Library Reading Archive'],
  beach: [2, 'Beach Bay Cove Shore'],
  gallery: [1.5, 'Gallery Arts Atelier'],
  nightclub: [1, 'Club Nightclub Disco'],
  theatre: [1, 'Theatre Playhouse Auditorium'],
  zoo: [0.5, 'Zoo Aquarium Safari'],
}).map(([category, [weight, nouns]]) => ({ category, weight, nouns: words(nouns) }));

export const ADJECTIVES = words(`Golden Blue Royal Old New Grand Little Silver Green Red White Black Happy Hidden Lucky Sacred Ancient Urban Rustic Spicy Sweet
  Wild Quiet Crystal Emerald Velvet Copper Ivory Crimson Sunny Misty Northern Southern Eastern Western Imperial Central Humble Merry Salty Smoky Twin Seven
  Three First Secret Lazy Busy Modern Vintage Classic Famous Bright Noble Gentle Olive Amber Coral Scarlet Jade Opal`);
export const NOUNS = words(`Lotus Spoon Fork Lantern Elephant Tiger Peacock Mango Banyan River Mountain Ocean Star Moon Sun Rose Lily Oak Cedar Maple Olive
  Pepper Saffron Ginger Basil Thyme Anchor Compass Harbor Bridge Garden Terrace Corner Table Plate Barrel Kettle Clock Wheel Feather Falcon Eagle Swan
  Dragon Phoenix Lion Horse Fox Bear Wolf Owl Crane Heron Pearl Diamond Crown Castle Windmill Orchard Meadow Valley Summit Canyon Island Lagoon Breeze
  Thunder Ember Flame Ash Stone Pebble Brick Copper Iron Silk Cotton Velvet Paper Ink Canvas Violin Drum Flute`);

/** Syllables of generated names of cities and people: first, middle, last. */
export const SYLLABLES = [
  words(`ba be bi bo bra cha chi da de del do dra el fa fer ga gar ge gra ha hi ja jo ka ke ki kor kra la le li lo lu ma mar me mi mo na ne ni no o pa pe pra ra
    re ri ro sa san se sha shi si sta su ta te tha ti to tra u va ve vi vo wa ya ze zo`),
  words('ba ber chi da dan der di do fa ga gi ka ki la lan li lo ma men mi mo na nan ni no pa pi ra ran ri ro sa shi si ta tan ti to va van vi wa ya za'),
  words(`bad cci di dez dhi du gan gar ghi han hara ji kar kov lal ler lli lo man mann mar nath nen ner ni nov pal pur ra ran ras rez ri ro sen shi ski son sto su
    tan tel ter thi tis to va vich wal wan ya yan zar é ã ö ñez ć`),
];
export const TOWNS = words('City Nagar Beach Hills Springs Port Falls');
export const STREETS = words('Road Street Avenue Lane Marg Nagar Boulevard Way Cross Circle Bazaar Colony');
export const FIRST_NAMES = words(
  'Aarav Ananya Diya Kabir Meera Neha Priya Rahul Sara Zara Emma Liam Noah Ava Mia Hugo Léa Chloé José María Mateo Yuki Sakura Wei Ming Fatima Omar Olga Anna Lars Björn Zoë Chidi Amara',
);
export const STATES = words(
  'Westmark Northvale Sundale Hillshire Lakeland Stonemoor Eastfold Rivermark Highmoor Saltmarsh Oakshire Fairmont Goldcoast Redlands Greenholm Longshore',
);
export const COUNTRIES = words('Aldora Belmar Corvia Dunmark Estoria Farland');
export const PROSE =
  words(`a the and with in of for from near this place known local family friends popular beautiful fresh quiet evening morning view city streets food
  coffee breakfast dinner menu dishes sweet traditional modern cosy spacious friendly staff service quick generous historic building courtyard rooftop terrace
  riverside market square station parking live music weekends seasonal handmade bread cakes curry grilled seafood vegetarian options tea lovers visitors guests
  couples children groups award hidden gem open daily reservations architecture art exhibits guided tours peaceful trails lake sunset photography budget rooms
  free pool massage classes books films sound`);
