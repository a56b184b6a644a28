import type { Kind } from './types.js';
import type { SampleCategory } from '../types.js';

function kind(category: SampleCategory, what: string, ...specials: string[]): Kind {
  return { category, what, specials };
}

/** Every kind of invented place by its key in the city lists. */
export const KINDS: Readonly<Record<string, Kind>> = {
  maharashtrian: kind(
    'restaurant', 'a Maharashtrian dining hall', 'pithla bhakri', 'misal pav', 'bharli vangi', 'puran poli', 'sabudana khichdi',
    'kanda bhaji',
  ),
  malvani: kind(
    'restaurant', 'a Konkan seafood restaurant', 'surmai fry', 'Malvani fish curry', 'bombil fry', 'prawn koliwada', 'tisrya masala',
    'sol kadhi',
  ),
  parsi: kind(
    'restaurant', 'a Parsi kitchen', 'mutton dhansak', 'patra ni macchi', 'salli boti', 'berry pulao', 'akuri on toast', 'caramel custard',
  ),
  udupi: kind(
    'restaurant', 'a South Indian vegetarian restaurant', 'ghee roast dosa', 'rava idli', 'medu vada', 'bisi bele bath', 'coconut chutney',
    'filter coffee', 'pongal',
  ),
  punjabi: kind(
    'restaurant', 'a Punjabi restaurant', 'butter chicken', 'dal makhani', 'sarson ka saag', 'tandoori paneer', 'Amritsari fish',
    'stuffed kulcha', 'garlic naan',
  ),
  mughlai: kind(
    'restaurant', 'a Mughlai kitchen', 'mutton korma', 'galouti kebab', 'nihari', 'chicken changezi', 'sheermal', 'shahi tukda',
    'seekh kebab',
  ),
  chaat: kind(
    'restaurant', 'a chaat and snacks counter', 'aloo tikki', 'dahi bhalla', 'papdi chaat', 'bedai with aloo', 'raj kachori', 'jalebi',
  ),
  karnataka: kind(
    'restaurant', 'a Karnataka restaurant', 'pandi curry', 'ragi mudde', 'kadambuttu', 'neer dosa', 'akki rotti', 'chicken ghee roast',
  ),
  hyderabadi: kind(
    'restaurant', 'a Hyderabadi restaurant', 'mutton dum biryani', 'mirchi ka salan', 'haleem', 'bagara baingan', 'double ka meetha',
    'qubani ka meetha',
  ),
  andhra: kind(
    'restaurant', 'an Andhra restaurant', 'gongura mutton', 'Guntur chicken fry', 'pappu with ghee rice', 'royyala iguru', 'gutti vankaya',
    'pulihora',
  ),
  chettinad: kind(
    'restaurant', 'a Chettinad restaurant', 'Chettinad pepper chicken', 'nethili fry', 'mutton chukka', 'kuzhi paniyaram', 'crab masala',
    'kari dosa', 'flaky parotta',
  ),
  bengali: kind(
    'restaurant', 'a Bengali kitchen', 'shorshe ilish', 'kosha mangsho', 'chingri malaikari', 'luchi with alur dom', 'bhapa doi',
    'mochar ghonto',
  ),
  'anglo-indian': kind(
    'restaurant', 'an old-style grill room', 'chicken à la Kiev', 'devilled crab', 'mixed grill', 'fish meunière', 'jalfrezi',
    'baked Alaska',
  ),
  'indo-chinese': kind(
    'restaurant', 'an Indian Chinese restaurant', 'chilli chicken', 'Hakka noodle bowl', 'manchow soup', 'salt-and-pepper prawn plate',
    'gravy chow mein', 'garlic spinach',
  ),
  rajasthani: kind(
    'restaurant', 'a Rajasthani restaurant', 'dal baati churma', 'laal maas', 'gatte ki sabzi', 'ker sangri', 'bajra roti', 'ghevar',
  ),
  banarasi: kind(
    'restaurant', 'a vegetarian kitchen in the Banarasi style', 'kachori sabzi', 'dum aloo Banarasi', 'baati chokha', 'nimona', 'thandai',
    'rabri',
  ),
  kerala: kind(
    'restaurant', 'a Kerala restaurant', 'karimeen pollichathu', 'appam with stew', 'meen moilee', 'beef ularthiyathu', 'puttu with kadala',
    'avial', 'tapioca with fish curry',
  ),
  goan: kind(
    'restaurant', 'a Goan restaurant', 'prawn balchão', 'chicken xacuti', 'kingfish recheado', 'pork vindalho', 'crab xec xec', 'bebinca',
    'fish curry rice',
  ),

  sushi: kind('restaurant', 'a small sushi counter', 'chutoro nigiri', 'kohada', 'anago', 'tamago', 'sea urchin', 'chirashi bowl'),
  ramen: kind('restaurant', 'a ramen shop', 'shoyu ramen', 'tsukemen', 'chashu', 'marinated egg', 'shio broth', 'pan-fried gyoza plate'),
  tempura: kind('restaurant', 'a tempura counter', 'prawn tempura', 'kakiage', 'lotus root', 'tendon bowl', 'shiso leaf', 'whiting'),
  soba: kind(
    'restaurant', 'a buckwheat and wheat noodle shop', 'zaru soba', 'kake udon', 'duck nanban', 'tempura soba', 'curry udon',
    'dashi omelette',
  ),
  izakaya: kind(
    'restaurant', 'an izakaya with a charcoal grill', 'tsukune skewer', 'potato salad', 'grilled mackerel', 'agedashi tofu',
    'chicken thigh skewer', 'pickled cucumber',
  ),
  obanzai: kind(
    'restaurant', 'a Kyoto home-cooking restaurant', 'simmered daikon', 'dashimaki egg', 'nikujaga', 'sesame spinach',
    'grilled Saikyo miso cod', 'fried yuba',
  ),
  kaiseki: kind(
    'restaurant', 'a seasonal set-menu restaurant', 'yudofu', 'clear clam soup', 'sashimi course', 'grilled ayu', 'chestnut rice',
    'sesame tofu',
  ),
  hawker: kind(
    'restaurant', 'a shophouse hawker kitchen', 'chicken rice', 'laksa', 'char kway teow', 'fish ball noodle soup', 'carrot cake',
    'ice kachang',
  ),
  peranakan: kind(
    'restaurant', 'a Peranakan restaurant', 'ayam buah keluak', 'babi pongteh', 'kueh pie tee', 'beef rendang', 'ngoh hiang', 'chendol',
  ),
  thai: kind(
    'restaurant', 'a Thai kitchen', 'green curry', 'crab omelette', 'pad kra pao', 'massaman beef', 'pomelo salad',
    'mango with sticky rice',
  ),
  'thai-seafood': kind(
    'restaurant', 'a Thai seafood house', 'steamed sea bass with lime', 'crab curry', 'grilled river prawn', 'squid with salted egg',
    'clam stir-fry', 'tom yum',
  ),
  isan: kind('restaurant', 'an Isan grill', 'som tam', 'grilled chicken', 'larb', 'sticky rice', 'nam tok beef', 'sour sausage'),
  cantonese: kind(
    'restaurant', 'a Cantonese restaurant', 'claypot rice', 'steamed garoupa', 'typhoon-shelter crab', 'sweet and sour pork',
    'double-boiled soup', 'stir-fried kai lan',
  ),
  'dim-sum': kind('restaurant', 'a dim sum house', 'har gow', 'siu mai', 'char siu bao', 'turnip cake', 'rice noodle roll', 'egg tart'),
  'roast-meats': kind(
    'restaurant', 'a Cantonese roast shop', 'roast goose', 'char siu', 'crispy pork belly', 'soy chicken', 'duck rice', 'plum sauce',
  ),
  'wonton-noodles': kind(
    'restaurant', 'a noodle shop', 'wonton noodle soup', 'beef brisket noodle bowl', 'shrimp roe lo mein', 'fish skin',
    'fried wonton plate', 'choi sum',
  ),
  hansik: kind(
    'restaurant', 'a Korean home-style restaurant', 'kimchi jjigae', 'haemul pajeon', 'galbi jjim', 'bibimbap', 'braised mackerel',
    'mung bean pancake',
  ),
  'korean-bbq': kind(
    'restaurant', 'a charcoal barbecue house', 'marinated galbi', 'pork belly', 'cold noodle bowl', 'doenjang stew', 'perilla leaf plate',
    'hanger steak',
  ),
  'korean-soup': kind(
    'restaurant', 'a soup and rice house', 'sundaeguk', 'seolleongtang', 'radish kimchi', 'ox bone broth', 'gamjatang', 'boiled pork plate',
  ),
  'korean-noodles': kind(
    'restaurant', 'a cold noodle house', 'mul naengmyeon', 'bibim naengmyeon', 'kalguksu', 'steamed mandu', 'beef broth', 'sliced pork',
  ),
  'peking-duck': kind(
    'restaurant', 'a roast duck restaurant', 'roast duck', 'duck soup', 'hand-made pancake', 'mustard duck web', 'sweet bean sauce',
    'braised aubergine',
  ),
  hotpot: kind(
    'restaurant', 'a copper-pot hotpot restaurant', 'hand-cut lamb', 'sesame dip', 'frozen tofu', 'sugar garlic', 'flatbread', 'tripe',
  ),
  'beijing-noodles': kind(
    'restaurant', 'a noodle shop', 'zhajiang noodle bowl', 'scallion oil noodle bowl', 'cucumber salad', 'braised egg', 'beef noodle soup',
    'sesame flatbread',
  ),
  dumplings: kind(
    'restaurant', 'a dumpling house', 'pork and chive jiaozi', 'lamb dumpling soup', 'smashed cucumber', 'pan-fried dumpling tray',
    'chilli oil', 'aubergine with garlic',
  ),
  sichuan: kind(
    'restaurant', 'a Sichuan restaurant', 'mapo tofu', 'water-boiled fish', 'twice-cooked pork', 'dan dan noodle bowl',
    'dry-fried green bean plate', 'mouth-watering chicken',
  ),
  shanghainese: kind(
    'restaurant', 'a Shanghainese restaurant', 'red-braised pork', 'xiaolongbao basket', 'drunken chicken', 'lion’s head meatball',
    'smoked fish', 'kaofu',
  ),
  vietnamese: kind(
    'restaurant', 'a Vietnamese kitchen', 'beef pho', 'bún chả', 'bánh xèo', 'clay-pot catfish', 'summer roll', 'lemongrass chicken',
  ),
  meyhane: kind(
    'restaurant', 'a meyhane with cold and hot meze', 'grilled sea bass', 'lakerda', 'fava', 'calamari', 'artichoke in olive oil',
    'octopus salad',
  ),
  kebab: kind(
    'restaurant', 'a charcoal grill house', 'Adana kebab', 'lamb chop', 'lahmacun', 'çiğ köfte', 'grilled pepper salad', 'künefe',
  ),
  lokanta: kind(
    'restaurant', 'a tradesmen’s lunch restaurant', 'stuffed vine leaf plate', 'hünkar beğendi', 'lentil soup', 'lamb with orzo',
    'white bean stew', 'rice pudding',
  ),
  emirati: kind('restaurant', 'an Emirati kitchen', 'chicken machboos', 'harees', 'lamb thareed', 'luqaimat', 'fish saloona', 'balaleet'),
  levantine: kind('restaurant', 'a Levantine restaurant', 'fattoush', 'kibbeh', 'shish taouk', 'moutabal', 'lamb arayes', 'muhallabia'),
  persian: kind('restaurant', 'a Persian grill', 'joojeh kebab', 'ghormeh sabzi', 'tahdig', 'koobideh', 'fesenjan', 'saffron ice cream'),
  egyptian: kind(
    'restaurant', 'an Egyptian kitchen', 'koshari', 'molokhia with rabbit', 'stuffed pigeon', 'taameya', 'grilled mullet', 'om ali',
    'fatta',
  ),
  'cape-malay': kind(
    'restaurant', 'a Cape Malay kitchen', 'bobotie', 'lamb denningvleis', 'chicken breyani', 'pickled fish', 'koesister', 'tomato bredie',
  ),
  'cape-seafood': kind(
    'restaurant', 'a Cape seafood restaurant', 'grilled kingklip', 'smoked snoek pâté', 'black mussel pot', 'west coast oyster plate',
    'hake and chips', 'calamari',
  ),
  braai: kind(
    'restaurant', 'a wood-fire restaurant', 'springbok loin', 'boerewors', 'braaied sweetcorn', 'smoked beetroot', 'lamb rib',
    'malva pudding',
  ),
  moroccan: kind(
    'restaurant', 'a Moroccan restaurant', 'lamb tagine with prunes', 'tangia', 'chicken with preserved lemon', 'seven-vegetable couscous',
    'pastilla', 'harira',
  ),
  'nyama-choma': kind(
    'restaurant', 'a charcoal grill garden', 'goat choma', 'kachumbari', 'ugali', 'sukuma wiki', 'grilled tilapia', 'chicken in coconut',
  ),
  'modern-australian': kind(
    'restaurant', 'a modern Australian restaurant', 'barramundi', 'saltbush lamb', 'grilled octopus', 'wood-fired pumpkin',
    'kingfish crudo', 'wattleseed pavlova',
  ),
  'fish-and-chips': kind(
    'restaurant', 'a fish and chip shop', 'battered flathead', 'salt-and-vinegar potato scallop', 'grilled snapper', 'prawn roll',
    'calamari cone', 'tartare sauce',
  ),
  pacific: kind(
    'restaurant', 'a Pacific-rim restaurant', 'snapper crudo', 'lamb shoulder', 'green-lipped mussel pot', 'kūmara mash',
    'raw fish in coconut', 'hokey-pokey parfait',
  ),

  'modern-british': kind(
    'restaurant', 'a modern British dining room', 'roast partridge', 'crab on toast', 'brown bread ice cream', 'lamb neck', 'hispi cabbage',
    'smoked eel', 'treacle tart',
  ),
  caribbean: kind(
    'restaurant', 'a Caribbean kitchen', 'jerk chicken', 'curry goat', 'ackee and saltfish', 'plantain', 'oxtail', 'doubles',
    'rice and peas',
  ),
  american: kind(
    'restaurant', 'an American restaurant', 'smoked brisket', 'buttermilk fried chicken', 'cornbread', 'burger', 'wedge salad',
    'key lime pie',
  ),
  bistro: kind(
    'restaurant', 'a neighbourhood bistro', 'steak frites', 'duck confit', 'leek vinaigrette', 'blanquette de veau', 'œuf mayonnaise',
    'tarte tatin', 'chocolate mousse',
  ),
  roman: kind(
    'restaurant', 'a Roman trattoria', 'carbonara', 'cacio e pepe', 'amatriciana', 'saltimbocca', 'coda alla vaccinara',
    'carciofo alla giudia', 'tiramisù',
  ),
  tuscan: kind(
    'restaurant', 'a Tuscan trattoria', 'ribollita', 'bistecca', 'pappa al pomodoro', 'pappardelle with wild boar', 'lampredotto', 'peposo',
    'castagnaccio',
  ),
  pizza: kind(
    'restaurant', 'a pizzeria', 'margherita', 'marinara', 'white pie', 'potato and rosemary slice', 'supplì', 'house salad',
    'garlic knot plate',
  ),
  italian: kind(
    'restaurant', 'a family-style Italian restaurant', 'hand-cut tagliatelle', 'lasagne', 'gnocchi', 'veal milanese', 'sorrentino with ham',
    'tiramisù', 'vitello tonnato',
  ),
  'italian-american': kind(
    'restaurant', 'a red-sauce Italian restaurant', 'cioppino', 'rigatoni alla vodka', 'chicken parmigiana', 'linguine with clams',
    'eggplant parm', 'cannolo', 'Sunday gravy',
  ),
  catalan: kind(
    'restaurant', 'a Catalan restaurant', 'arròs negre', 'escalivada', 'fideuà', 'botifarra with beans', 'suquet de peix', 'crema catalana',
    'bacallà a la llauna',
  ),
  tapas: kind(
    'restaurant', 'a tapas bar and kitchen', 'tortilla', 'ham croqueta', 'anchovy toast', 'patatas bravas', 'grilled razor clam plate',
    'ensaladilla', 'oxtail bite',
  ),
  castilian: kind(
    'restaurant', 'a Castilian tavern', 'roast suckling lamb', 'cocido', 'garlic soup', 'callos', 'grilled turbot', 'torrija',
    'tomato with tuna belly',
  ),
  portuguese: kind(
    'restaurant', 'a tasca', 'bacalhau à Brás', 'grilled octopus', 'caldo verde', 'arroz de marisco', 'pork with clams',
    'grilled sardine plate', 'sericaia',
  ),
  dutch: kind(
    'restaurant', 'a Dutch eetcafé', 'hotchpotch with beef', 'croquette plate', 'smoked herring', 'mussel pot', 'pea soup', 'apple tart',
  ),
  indonesian: kind(
    'restaurant', 'an Indonesian restaurant', 'rendang', 'gado-gado', 'chicken satay', 'soto ayam', 'sambal egg', 'spekkoek', 'babi kecap',
  ),
  german: kind(
    'restaurant', 'a traditional German kitchen', 'Königsberger Klopse', 'schnitzel', 'pickled herring', 'white asparagus',
    'roast duck with red cabbage', 'Kaiserschmarrn',
  ),
  czech: kind(
    'restaurant', 'a Czech pub kitchen', 'svíčková', 'roast duck with dumplings', 'goulash', 'fried cheese', 'pork knuckle',
    'fruit dumpling plate', 'beef tartare',
  ),
  viennese: kind(
    'restaurant', 'a Viennese beisl', 'Wiener schnitzel', 'tafelspitz', 'goulash', 'potato salad', 'backhendl', 'apricot palatschinken',
    'zwiebelrostbraten',
  ),
  hungarian: kind(
    'restaurant', 'a Hungarian restaurant', 'chicken paprikash', 'goulash soup', 'lángos', 'stuffed cabbage', 'catfish stew',
    'Somlói sponge', 'sour cherry soup',
  ),
  greek: kind(
    'restaurant', 'a Greek taverna', 'slow-cooked lamb', 'moussaka', 'gigantes', 'grilled halloumi', 'horta', 'stuffed tomato',
    'galaktoboureko',
  ),
  'greek-seafood': kind(
    'restaurant', 'a Greek seafood taverna', 'grilled octopus', 'fried anchovy plate', 'taramosalata', 'prawn saganaki', 'sea bream',
    'mussel pilaf', 'fava',
  ),
  souvlaki: kind('restaurant', 'a souvlaki grill', 'pork pita', 'chicken gyros', 'tzatziki', 'bifteki', 'village salad', 'loukaniko'),
  scottish: kind(
    'restaurant', 'a modern Scottish restaurant', 'venison haunch', 'haggis with neeps', 'Arbroath smokie', 'Shetland lamb',
    'barley risotto', 'cranachan', 'clootie dumpling',
  ),
  'scottish-seafood': kind(
    'restaurant', 'a Scottish seafood restaurant', 'cullen skink', 'hand-dived scallop', 'crab thermidor', 'mussel pot',
    'grilled langoustine', 'smoked haddock', 'sticky toffee pudding',
  ),

  deli: kind(
    'restaurant', 'a deli counter with tables', 'pastrami on rye', 'matzo ball soup', 'Italian beef', 'whitefish salad', 'half-sour pickle',
    'rugelach plate',
  ),
  southern: kind(
    'restaurant', 'a Southern kitchen', 'fried chicken', 'shrimp and grits', 'collard greens plate', 'crab cake', 'cornbread',
    'peach cobbler', 'mac and cheese',
  ),
  californian: kind(
    'restaurant', 'a Californian restaurant', 'Dungeness crab', 'roast chicken with bread salad', 'heirloom tomato plate',
    'wood-oven flatbread', 'halibut', 'olive oil cake', 'little gem salad',
  ),
  taqueria: kind(
    'restaurant', 'a taqueria', 'al pastor taco', 'carnitas', 'suadero taco', 'burrito', 'salsa verde', 'quesadilla with squash blossom',
    'horchata',
  ),
  steakhouse: kind(
    'restaurant', 'a steakhouse', 'dry-aged ribeye', 'creamed spinach', 'shrimp cocktail', 'hash browns skillet', 'wedge salad',
    'bone-in filet', 'cheesecake',
  ),
  mexican: kind(
    'restaurant', 'a Mexican kitchen', 'mole poblano', 'chile en nogada', 'pozole', 'cochinita pibil', 'blue-corn tlacoyo', 'tortilla soup',
    'tres leches',
  ),
  oaxacan: kind(
    'restaurant', 'an Oaxacan restaurant', 'mole negro', 'tlayuda', 'memela', 'chapulín guacamole', 'tamal in banana leaf', 'quesillo',
    'chocolate de agua',
  ),
  'mexican-seafood': kind(
    'restaurant', 'a seafood cantina', 'tuna tostada', 'aguachile', 'fish a la talla', 'shrimp taco', 'octopus cocktail', 'ceviche',
  ),
  ethiopian: kind(
    'restaurant', 'an Ethiopian restaurant', 'doro wat', 'kitfo', 'shiro', 'veggie platter', 'tibs', 'injera', 'lentil sambusa',
  ),
  'new-england-seafood': kind(
    'restaurant', 'a New England seafood house', 'lobster roll', 'clam chowder', 'fried clam plate', 'baked haddock', 'oyster tray',
    'scallop bake', 'blueberry pie',
  ),
  canadian: kind(
    'restaurant', 'a modern Canadian restaurant', 'roast bone marrow', 'maple-glazed trout', 'tourtière', 'elk striploin', 'duck poutine',
    'butter tart',
  ),
  cuban: kind(
    'restaurant', 'a paladar with Cuban home cooking', 'ropa vieja', 'arroz con pollo', 'lechón asado', 'moros y cristianos',
    'yuca with mojo', 'tostón rellenado', 'flan',
  ),
  'cuban-seafood': kind(
    'restaurant', 'a seafood paladar', 'grilled lobster', 'enchilado de camarones', 'red snapper', 'octopus salad', 'garlic shrimp',
    'coconut flan',
  ),
  brazilian: kind('restaurant', 'a Brazilian kitchen', 'feijoada', 'moqueca', 'bobó de camarão', 'farofa', 'picadinho', 'acarajé', 'pudim'),
  churrascaria: kind(
    'restaurant', 'a churrascaria', 'picanha', 'fraldinha', 'grilled heart skewer', 'garlic bread', 'palm heart salad', 'roast pineapple',
  ),
  boteco: kind(
    'restaurant', 'a botequim', 'salt-cod fritter plate', 'jackfruit croquette', 'filet with garlic', 'caldinho de feijão',
    'pastel de queijo', 'torresmo',
  ),
  parrilla: kind(
    'restaurant', 'a parrilla', 'ojo de bife', 'entraña', 'provoleta', 'morcilla', 'sweetbread plate', 'tira de asado', 'chimichurri',
  ),
  bodegon: kind(
    'restaurant', 'an old-school bodegón', 'milanesa napolitana', 'beef empanada', 'Spanish tortilla', 'locro', 'ravioli with tuco',
    'flan with dulce de leche',
  ),
  peruvian: kind(
    'restaurant', 'a cevichería', 'ceviche clásico', 'leche de tigre', 'causa limeña', 'jalea', 'arroz con mariscos', 'tiradito',
    'suspiro limeño',
  ),
  nikkei: kind(
    'restaurant', 'a Nikkei restaurant', 'tiradito nikkei', 'octopus in olive sauce', 'acevichado roll', 'scallop nigiri',
    'lomo saltado gyoza plate', 'lucuma mousse',
  ),

  coffee: kind(
    'cafe', 'a coffee shop and roastery', 'flat white', 'pour-over', 'cold brew', 'cortado', 'banana bread', 'cardamom bun', 'cappuccino',
  ),
  'tea-house': kind('cafe', 'a tea house', 'house-blend tea', 'spiced tea', 'ginger tea', 'plate of biscuits', 'lemon cake', 'iced tea'),
  bakery: kind(
    'cafe', 'a bakery café', 'sourdough loaf', 'almond pastry', 'carrot cake', 'cinnamon roll', 'cheese toastie', 'seasonal tart',
    'milky coffee',
  ),
  'irani-cafe': kind(
    'cafe', 'an Irani café', 'bun maska', 'Irani chai', 'mawa cake', 'kheema pav', 'raspberry soda', 'Osmania biscuit plate',
  ),
  kissaten: kind(
    'cafe', 'an old-fashioned kissaten', 'hand-drip coffee', 'cream soda', 'egg sandwich', 'coffee jelly', 'thick toast', 'caramel pudding',
  ),
  matcha: kind(
    'cafe', 'a matcha parlour', 'usucha', 'matcha parfait', 'hojicha latte', 'warabi mochi', 'seasonal wagashi', 'matcha tiramisù',
  ),
  kopitiam: kind('cafe', 'a kopitiam', 'kaya toast', 'kopi-C', 'half-boiled egg', 'teh tarik', 'butter coffee', 'pandan chiffon'),
  'cha-chaan-teng': kind(
    'cafe', 'a cha chaan teng', 'silk-stocking milk tea', 'pineapple bun', 'macaroni soup', 'yuenyeung', 'French toast', 'egg sandwich',
  ),
  'espresso-bar': kind(
    'cafe', 'a stand-up espresso bar', 'espresso', 'cappuccino', 'cornetto', 'caffè shakerato', 'maritozzo', 'fresh orange juice',
  ),
  churreria: kind(
    'cafe', 'a churrería', 'hot chocolate', 'porra', 'churro plate', 'café con leche', 'toasted bread with tomato', 'horchata',
  ),
  pastelaria: kind('cafe', 'a pastelaria', 'pastel de nata', 'galão', 'bola de Berlim', 'toasted sandwich', 'almond tart', 'bica'),
  patisserie: kind(
    'cafe', 'a cake shop with a few tables', 'apple strudel', 'hazelnut torte', 'poppy-seed roll', 'cream slice', 'hot chocolate',
    'medialuna', 'espresso',
  ),
  'viennese-cafe': kind(
    'cafe', 'a coffeehouse in the Viennese manner', 'melange', 'apfelstrudel', 'einspänner', 'topfenknödel', 'sachertorte',
    'goulash for breakfast',
  ),

  'cocktail-bar': kind(
    'bar', 'a cocktail bar', 'house sour', 'smoked old fashioned', 'negroni', 'seasonal spritz', 'martini', 'alcohol-free list',
  ),
  'rooftop-bar': kind(
    'bar', 'a rooftop bar', 'sunset spritz', 'gin and tonic', 'frozen lime drink', 'snack board', 'house punch', 'alcohol-free list',
  ),
  'wine-bar': kind(
    'bar', 'a wine bar', 'orange wine', 'house vermouth', 'cheese board', 'wine flight', 'anchovy plate', 'by-the-glass list',
  ),
  brewpub: kind('bar', 'a brewpub', 'pale ale', 'stout', 'wheat beer', 'tasting flight', 'pretzel', 'seasonal lager'),
  pub: kind('bar', 'a neighbourhood pub', 'house bitter', 'cider', 'cheese toastie', 'stout', 'scotch egg', 'toffee pudding'),
  'beer-hall': kind(
    'bar', 'a beer hall', 'unfiltered lager', 'pickled cheese', 'dark lager', 'beer sausage', 'tank beer', 'fried bread with garlic',
  ),
  'sake-bar': kind('bar', 'a sake bar', 'junmai flight', 'sparkling sake', 'pickle plate', 'warm sake', 'squid crackers bowl', 'yuzu sour'),
  'whisky-bar': kind('bar', 'a whisky bar', 'peated malt', 'whisky flight', 'hot toddy', 'rusty nail', 'oatcake board', 'sherry-cask dram'),
  'mezcal-bar': kind(
    'bar', 'a mezcalería', 'espadín', 'mezcal flight', 'mezcal negroni', 'orange with sal de gusano', 'tobalá', 'grasshopper tostada',
  ),
  cantina: kind(
    'bar', 'a cantina', 'michelada', 'tequila blanco', 'botana of the day', 'paloma', 'caldo de camarón', 'pork crackling taco',
  ),
  'live-music-bar': kind(
    'bar', 'a bar with live music', 'house cocktail', 'red wine', 'draught beer', 'late-night sandwich', 'rum punch', 'snack board',
  ),
  'ruin-bar': kind(
    'bar', 'a courtyard bar in an old apartment house', 'fröccs', 'pálinka', 'draught beer', 'lángos', 'elderflower spritz',
    'toasted sandwich',
  ),

  'boutique-hotel': kind('hotel', 'a small design hotel', 'breakfast', 'corner room', 'rain shower', 'reading lounge', 'courtyard'),
  'heritage-hotel': kind('hotel', 'a heritage hotel', 'courtyard', 'breakfast', 'carved balcony', 'old staircase', 'library'),
  guesthouse: kind('hotel', 'a family-run guest house', 'breakfast', 'shared terrace', 'family kitchen', 'top-floor room', 'garden'),
  'business-hotel': kind('hotel', 'a modern full-service hotel', 'breakfast buffet', 'pool', 'gym', 'work desk', 'lobby café'),
  ryokan: kind('hotel', 'an inn in a wooden townhouse', 'breakfast', 'cypress bath', 'tatami room', 'inner garden', 'evening tea'),
  riad: kind('hotel', 'a riad around a planted patio', 'roof terrace', 'breakfast', 'plunge pool', 'patio', 'hammam'),

  bookshop: kind(
    'shopping', 'an independent bookshop', 'travel shelf', 'poetry corner', 'second-hand room', 'local history section',
    'children’s corner',
  ),
  crafts: kind('shopping', 'a craft shop and workshop', 'hand-made notebook', 'glazed bowl', 'carved box', 'workbench', 'small gift shelf'),
  textiles: kind(
    'shopping', 'a textile shop', 'hand-woven scarf', 'indigo cloth', 'block-printed fabric', 'cushion cover', 'embroidered shawl',
  ),
  records: kind(
    'shopping', 'a second-hand record shop', 'jazz section', 'listening booth', 'seven-inch box', 'local bands shelf', 'bargain crate',
  ),
  'design-shop': kind(
    'shopping', 'a shop for local design', 'ceramics table', 'jewellery case', 'linen rail', 'stationery wall', 'fragrance shelf',
  ),
  antiques: kind(
    'shopping', 'a shop for vintage finds', 'lamp corner', 'postcard drawer', 'old enamel sign', 'glassware shelf', 'wooden radio',
  ),
  'flower-market': kind(
    'market', 'a street market for flowers and fruit', 'jasmine garland', 'marigold stall', 'banana seller', 'spice stall', 'coconut stand',
  ),
  'food-market': kind(
    'market', 'a market hall for spices and provisions', 'spice stall', 'dried fruit counter', 'tea merchant', 'sweet stall',
    'pickle counter',
  ),
  'craft-market': kind(
    'market', 'a covered market for local makers', 'print stall', 'wooden toy stall', 'jewellery table', 'food counter', 'ceramics stand',
  ),
  'studio-theatre': kind(
    'theatre', 'a small independent theatre', 'new-writing season', 'late show', 'one-act evening', 'improv night', 'bar in the foyer',
  ),
  'puppet-theatre': kind(
    'theatre', 'a small puppet theatre', 'marionette show', 'children’s matinée', 'evening performance', 'puppet workshop', 'painted set',
  ),
};
