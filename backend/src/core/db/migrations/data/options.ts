/** Options of attributes with few of them, with the values of OpenStreetMap as keys. */
export const DIETS = `
vegetarian | Vegetarian = veggie, meatless | Vegetarisch = fleischlos | Vegetariano = sin carne | शाकाहारी = वेज, वेजिटेरियन | نباتي
vegan | Vegan = plant-based | Vegan = rein pflanzlich | Vegano = a base de plantas | वीगन = पूर्ण शाकाहारी | نباتي صرف = فيغان
halal | Halal | Halal | Halal | हलाल | حلال
kosher | Kosher | Koscher | Kosher = casher | कोशर | كوشر
gluten_free | Gluten-free = coeliac, celiac | Glutenfrei = Zöliakie | Sin gluten = celíacos | ग्लूटेन-मुक्त | خالٍ من الغلوتين
lactose_free | Lactose-free = dairy-free | Laktosefrei | Sin lactosa | लैक्टोज़-मुक्त | خالٍ من اللاكتوز
pescetarian | Pescatarian | Pescetarisch | Pescetariano | पेस्केटेरियन | نباتي مع السمك
`;

export const WHEELCHAIR = `
yes | Yes = step-free, barrier-free | Ja = barrierefrei, stufenlos | Sí = sin escalones | हाँ = बिना सीढ़ी | نعم = بلا درجات
limited | Partly = limited | Teilweise = eingeschränkt | En parte = limitado | आंशिक = सीमित | جزئيًا = محدود
no | No = steps only | Nein = nur Stufen | No = con escalones | नहीं | لا
`;

export const RESERVATIONS = `
yes | Possible | Möglich | Posible | संभव | ممكن
recommended | Recommended | Empfohlen | Recomendable | सुझाया गया | يُنصح به
required | Required = booking only | Erforderlich = nur mit Reservierung | Obligatoria | ज़रूरी = अनिवार्य | مطلوب = إلزامي
no | Not possible = walk-in only | Nicht möglich | No se aceptan | संभव नहीं | غير ممكن
`;

export const DOGS = `
yes | Allowed = dog-friendly | Erlaubt = hundefreundlich | Permitidos | अनुमति है | مسموحة
leashed | On a leash | An der Leine | Con correa | पट्टे के साथ | بالمقود
no | Not allowed | Nicht erlaubt | No permitidos | अनुमति नहीं | غير مسموحة
`;

export const SMOKING = `
no | Not allowed = smoke-free, non-smoking | Nicht erlaubt = rauchfrei, Nichtraucher | No permitido = sin humo | अनुमति नहीं = धूम्रपान-मुक्त | ممنوع = خالٍ من التدخين
outside | Outside only | Nur draußen | Solo fuera | केवल बाहर | في الخارج فقط
separated | In a separate room = smoking room | In einem eigenen Raum = Raucherraum | En una sala aparte | अलग कमरे में | في غرفة منفصلة
yes | Allowed | Erlaubt | Permitido | अनुमति है | مسموح
`;

export const PAYMENTS = `
cash | Cash = coins, notes | Bargeld = bar | Efectivo = al contado | नक़द = कैश | نقدًا = كاش
cards | Cards = credit cards, debit cards | Karten = Kreditkarte, EC-Karte | Tarjeta = tarjeta de crédito | कार्ड = क्रेडिट कार्ड, डेबिट कार्ड | بطاقات = بطاقة ائتمان
contactless | Contactless | Kontaktlos | Sin contacto = contactless | संपर्क-रहित | بلا تلامس
mobile | Mobile phone = mobile payment | Smartphone = mobil bezahlen | Móvil = pago móvil | मोबाइल | الهاتف المحمول
visa | Visa | Visa | Visa | वीज़ा | فيزا
mastercard | Mastercard | Mastercard | Mastercard | मास्टरकार्ड | ماستركارد
american_express | American Express = Amex | American Express = Amex | American Express = Amex | अमेरिकन एक्सप्रेस | أمريكان إكسبريس
apple_pay | Apple Pay | Apple Pay | Apple Pay | ऐपल पे | آبل باي
google_pay | Google Pay | Google Pay | Google Pay | गूगल पे | غوغل باي
upi | UPI = Paytm, BHIM | UPI = Paytm, BHIM | UPI = Paytm, BHIM | यूपीआई = पेटीएम, भीम | واجهة UPI
alipay | Alipay | Alipay | Alipay | अलीपे | علي باي
wechat | WeChat Pay | WeChat Pay | WeChat Pay | वीचैट पे | وي تشات باي
cryptocurrencies | Cryptocurrencies = Bitcoin | Kryptowährungen = Bitcoin | Criptomonedas = Bitcoin | क्रिप्टोकरेंसी = बिटकॉइन | عملات رقمية = بيتكوين
`;

export const PARKING = `
free | Free | Kostenlos | Gratis | मुफ़्त | مجاني
paid | Paid | Kostenpflichtig = gebührenpflichtig | De pago | सशुल्क | مدفوع
customers | For customers | Für Gäste = Kundenparkplatz | Para clientes | ग्राहकों के लिए | للزبائن
street | On the street | An der Straße | En la calle | सड़क पर | في الشارع
garage | Parking garage = multi-storey, underground | Parkhaus = Tiefgarage | Aparcamiento cubierto = garaje | पार्किंग गैराज | مرآب
valet | Valet | Parkservice = Valet | Aparcacoches | वैलेट | خدمة صف السيارات
disabled | Accessible spaces | Behindertenparkplätze | Plazas accesibles | दिव्यांगों के लिए जगह | أماكن لذوي الإعاقة
bicycle | For bicycles = bike racks | Für Fahrräder = Fahrradständer | Para bicicletas = aparcabicis | साइकिल के लिए | للدراجات
charging | With charging points = EV charging | Mit Ladesäule | Con cargador eléctrico | चार्जिंग के साथ | مع شحن كهربائي
none | None | Keine | Ninguno | नहीं है | لا يوجد
`;
