/** Dishes and kinds of kitchens that are cuisines in OpenStreetMap, too. */
export const DISHES = `
bagel | Bagels | Bagels | Bagels | बेगल | بيغل
bakery | Bread and pastries = bakery, pastry, croissant | Brot und Gebäck = Bäckerei, Croissant | Pan y bollería = panadería, cruasán | ब्रेड और पेस्ट्री = बेकरी | خبز ومعجنات = مخبز، كرواسون
barbecue | Barbecue = BBQ, smokehouse | Barbecue = BBQ | Barbacoa = BBQ | बार्बेक्यू | باربكيو
biryani | Biryani | Biryani | Biryani | बिरयानी | برياني
breakfast | Breakfast | Frühstück | Desayuno | नाश्ता | فطور = إفطار
brunch | Brunch | Brunch | Brunch | ब्रंच | برانش
burger | Burgers = hamburger | Burger = Hamburger | Hamburguesas = burger | बर्गर | برغر = همبرغر
cake | Cakes = patisserie | Kuchen und Torten = Konditorei, Patisserie | Tartas = pastelería | केक | كعك = حلويات غربية
chaat | Chaat = pani puri, bhel puri | Chaat | Chaat | चाट = पानी पूरी, भेल पूरी, गोलगप्पे | شات هندي
cheese | Cheese | Käse | Quesos | चीज़ = पनीर | أجبان = جبن
chicken | Chicken = rotisserie, fried chicken | Hähnchen = Brathähnchen | Pollo = pollo asado | चिकन = मुर्ग़ा | دجاج
chocolate | Chocolate = churros | Schokolade | Chocolate = churros | चॉकलेट | شوكولاتة
coffee_shop | Coffee = espresso, roastery, cappuccino | Kaffee = Espresso, Rösterei, Cappuccino | Café = espresso, tostadero | कॉफ़ी = एस्प्रेसो | قهوة = إسبريسو
crepe | Crepes = galettes | Crêpes = Galettes | Crepes = galettes | क्रेप | كريب
curry | Curry | Currygerichte | Curry | करी | كاري
deli | Delicatessen = deli | Feinkost | Charcutería = delicatessen | डेली | أطعمة فاخرة
dessert | Desserts = sweets, mithai, baklava | Süßspeisen = Nachtisch, Desserts | Postres = dulces | मिठाई = मीठा | حلويات = بقلاوة
dim_sum | Dim sum = yum cha, har gow | Dim Sum | Dim sum | डिम सम | ديم سم
donut | Donuts = doughnuts | Donuts | Dónuts = rosquillas | डोनट | دونات
dumpling | Dumplings = gyoza, jiaozi | Teigtaschen = Gyoza, Maultaschen | Empanadillas chinas = gyozas | डम्पलिंग | زلابية = دمبلنغ
empanada | Empanadas | Empanadas | Empanadas | एम्पानाडा | إمبانادا
falafel | Falafel = hummus | Falafel = Hummus | Faláfel = hummus | फ़लाफ़ेल = हम्मस | فلافل = حمص، طعمية
fine_dining | Fine dining = tasting menu, gourmet | Gehobene Küche = Fine Dining, Gourmet | Alta cocina = menú degustación | फ़ाइन डाइनिंग | مطبخ راقٍ
fish_and_chips | Fish and chips | Fish and Chips | Pescado con patatas = fish and chips | फ़िश एंड चिप्स | سمك وبطاطس
friture | Fries = chips, frites | Pommes frites = Pommes | Patatas fritas | फ़्राइज़ | بطاطس مقلية
grill | Grill = charcoal, robata | Vom Grill = Grillgerichte | Parrillada = brasas | ग्रिल | مشاوي = مشويات
hot_dog | Hot dogs | Hotdogs | Perritos calientes | हॉट डॉग | نقانق = هوت دوغ
hotpot | Hot pot = steamboat, shabu-shabu | Feuertopf = Hot Pot | Olla mongola = hot pot | हॉट पॉट | هوت بوت
ice_cream | Ice cream = gelato, sorbet | Eis = Gelato, Speiseeis | Helados = gelato | आइसक्रीम = कुल्फ़ी | آيس كريم = بوظة، مثلجات
izakaya | Izakaya = yakitori | Izakaya = Yakitori | Izakaya = yakitori | इज़ाकाया | إيزاكايا
juice | Juices = smoothies, sugarcane juice | Säfte = Smoothies | Zumos = jugos, batidos | जूस = रस, स्मूदी | عصائر = سموذي
kebab | Kebab = shawarma, döner | Döner und Kebab = Schawarma | Kebab = shawarma | कबाब = शावरमा | كباب = شاورما
matcha | Matcha | Matcha | Matcha | माचा | ماتشا
noodle | Noodles | Nudelgerichte | Fideos | नूडल्स | نودلز
oyster | Oysters | Austern | Ostras | ऑयस्टर | محار
pancake | Pancakes | Pfannkuchen | Tortitas = panqueques | पैनकेक | بان كيك = فطائر محلاة
pasta | Pasta = spaghetti | Pasta = Spaghetti | Pasta = espaguetis | पास्ता | باستا = معكرونة
pie | Pies | Pies = herzhafte Pasteten | Pasteles salados | पाई | فطائر
pizza | Pizza = pizzeria | Pizza = Pizzeria | Pizza = pizzería | पिज़्ज़ा | بيتزا
ramen | Ramen | Ramen | Ramen | रामेन | رامن
salad | Salads | Salate | Ensaladas | सलाद | سلطات
sandwich | Sandwiches = toasties | Sandwiches = belegte Brote | Bocadillos = sándwiches | सैंडविच | شطائر = ساندويتش
sausage | Sausages = currywurst, bratwurst | Würste = Currywurst, Bratwurst | Salchichas | सॉसेज | سجق
seafood | Seafood = shellfish | Meeresfrüchte | Mariscos = marisquería | समुद्री भोजन = सीफ़ूड | مأكولات بحرية
fish | Fish | Fisch | Pescado = pescados | मछली | سمك = أسماك
snack | Snacks = savory bites | Imbiss = Snacks | Aperitivos = picoteo | स्नैक्स = नमकीन | وجبات خفيفة
soba | Soba | Soba | Soba | सोबा | سوبا
soup | Soups = stew | Suppen = Eintopf | Sopas = caldos | सूप | شوربة = حساء
steak_house | Steaks = steakhouse | Steaks = Steakhaus | Carnes = asador | स्टेक | ستيك = شرائح لحم
street_food | Street food = vada pav, stall | Streetfood = Straßenküche | Comida callejera | स्ट्रीट फ़ूड = वड़ा पाव | طعام الشارع
sushi | Sushi = sashimi | Sushi = Sashimi | Sushi = sashimi | सुशी | سوشي
tacos | Tacos = taqueria | Tacos | Tacos = taquería | टैको | تاكو
tapas | Tapas | Tapas | Tapas = raciones | तापस | تاباس
tea | Tea = tea house, chai | Tee = Teehaus | Té = salón de té | चाय | شاي
tempura | Tempura | Tempura | Tempura | टेम्पुरा | تمبورا
udon | Udon | Udon | Udon | उडोन | أودون
waffle | Waffles | Waffeln | Gofres = waffles | वॉफ़ल | وافل
wine | Wine = natural wine, wine bar | Wein = Weinbar, Naturwein | Vino = vinos | वाइन | نبيذ
beer | Beer = craft beer, taproom | Bier = Craft-Bier | Cerveza = cerveza artesana | बीयर | بيرة = جعة
cocktail | Cocktails = mixed drinks | Cocktails | Cócteles = combinados | कॉकटेल | كوكتيل
sake | Sake = nihonshu | Sake | Sake | साके | ساكي
whisky | Whisky = whiskey | Whisky | Whisky = güisqui | व्हिस्की | ويسكي
`;
