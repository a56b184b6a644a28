/** Cuisines of countries and regions, with the values of OpenStreetMap as keys. */
export const REGIONAL_CUISINES = `
african | African | Afrikanisch | Africana | अफ़्रीकी | أفريقي
american | American = US food | Amerikanisch = US-Küche | Estadounidense = americana | अमेरिकी | أمريكي
arab | Arab = Arabian | Arabisch | Árabe | अरबी | عربي
argentinian | Argentinian = Argentine, parrilla | Argentinisch | Argentina = parrilla | अर्जेंटीनी | أرجنتيني
armenian | Armenian | Armenisch | Armenia | आर्मेनियाई | أرمني
asian | Asian | Asiatisch | Asiática | एशियाई | آسيوي
australian | Australian = modern Australian | Australisch | Australiana | ऑस्ट्रेलियाई | أسترالي
austrian | Austrian = Viennese | Österreichisch = Wiener Küche | Austriaca = vienesa | ऑस्ट्रियाई | نمساوي
balkan | Balkan = Bosnian, Serbian, Croatian | Balkanküche = bosnisch, serbisch, kroatisch | Balcánica = bosnia, serbia, croata | बाल्कन | بلقاني
basque | Basque = pintxos | Baskisch = Pintxos | Vasca = pinchos, pintxos | बास्क | باسكي
bavarian | Bavarian | Bayerisch = bayrisch | Bávara | बवेरियाई | بافاري
belgian | Belgian | Belgisch | Belga | बेल्जियाई | بلجيكي
bengali | Bengali | Bengalisch | Bengalí | बंगाली = बांग्ला | بنغالي
brazilian | Brazilian = churrasco | Brasilianisch = Churrasco | Brasileña = rodizio | ब्राज़ीली | برازيلي
british | British = English | Britisch = englisch | Británica = inglesa | ब्रिटिश = अंग्रेज़ी | بريطاني = إنجليزي
cambodian | Cambodian = Khmer | Kambodschanisch = Khmer | Camboyana = jemer | कंबोडियाई | كمبودي
cape_malay | Cape Malay = bobotie | Kapmalaiisch | Malaya del Cabo | केप मलय | مالاي الكاب
caribbean | Caribbean = Jamaican | Karibisch = jamaikanisch | Caribeña = jamaicana | कैरिबियाई | كاريبي
chinese | Chinese | Chinesisch | China | चीनी = चाइनीज़ | صيني
cantonese | Cantonese = Hong Kong food | Kantonesisch | Cantonesa | कैंटोनी | كانتوني
sichuan | Sichuan = Szechuan | Sichuan-Küche = Szechuan | De Sichuan = Szechuan | सिचुआन = शेज़वान | سيتشواني
shanghai | Shanghainese = Shanghai food | Shanghai-Küche | De Shanghái | शंघाई शैली | شنغهاي
cuban | Cuban | Kubanisch | Cubana | क्यूबाई | كوبي
czech | Czech = Bohemian | Tschechisch = böhmisch | Checa = bohemia | चेक | تشيكي = بوهيمي
danish | Danish = smørrebrød | Dänisch = Smørrebrød | Danesa | डेनिश | دنماركي
dutch | Dutch | Niederländisch = holländisch | Neerlandesa = holandesa | डच | هولندي
egyptian | Egyptian = koshary, ful | Ägyptisch = Koschari | Egipcia = koshari | मिस्री | مصري = كشري، فول
ethiopian | Ethiopian = injera | Äthiopisch = Injera | Etíope = injera | इथियोपियाई | إثيوبي = إنجيرا
filipino | Filipino | Philippinisch | Filipina | फ़िलिपीनी | فلبيني
french | French = bistro, brasserie | Französisch = Bistro, Brasserie | Francesa = bistró, brasserie | फ़्रांसीसी = फ़्रेंच | فرنسي
georgian | Georgian = khachapuri | Georgisch = Chatschapuri | Georgiana | जॉर्जियाई | جورجي
german | German | Deutsch = deutsche Küche | Alemana | जर्मन | ألماني
goan | Goan | Goanisch | De Goa | गोवाई = गोअन | غوا
greek | Greek = souvlaki, gyros | Griechisch = Gyros, Souvlaki | Griega = gyros, souvlaki | यूनानी = ग्रीक | يوناني
gujarati | Gujarati | Gujaratisch | Guyaratí | गुजराती | غوجاراتي
hawaiian | Hawaiian = poke | Hawaiianisch = Poké | Hawaiana = poke | हवाईयन | هاوايي
hungarian | Hungarian = goulash | Ungarisch = Gulasch | Húngara = gulash | हंगेरियाई | مجري = هنغاري
hyderabadi | Hyderabadi = dum biryani | Hyderabadi-Küche | De Hyderabad | हैदराबादी | حيدر آبادي
indian | Indian = curry house | Indisch = Curry | India = hindú | भारतीय = देसी | هندي
north_indian | North Indian | Nordindisch | Del norte de la India | उत्तर भारतीय | شمال هندي
south_indian | South Indian = dosa, idli | Südindisch = Dosa, Idli | Del sur de la India = dosa | दक्षिण भारतीय = डोसा, इडली | جنوب هندي
indonesian | Indonesian = nasi goreng | Indonesisch = Nasi Goreng | Indonesia | इंडोनेशियाई | إندونيسي
irish | Irish | Irisch | Irlandesa | आयरिश | أيرلندي
isan | Isan = northeastern Thai | Isan-Küche | De Isán | ईसान | إيساني
italian | Italian = trattoria, osteria | Italienisch = Trattoria, Osteria | Italiana = trattoria | इतालवी = इटैलियन | إيطالي
japanese | Japanese | Japanisch | Japonesa | जापानी | ياباني
jewish | Jewish = kosher style | Jüdisch | Judía | यहूदी | يهودي
kashmiri | Kashmiri = wazwan | Kaschmirisch | De Cachemira | कश्मीरी = वाज़वान | كشميري
konkan | Konkan = Malvani, Maharashtrian | Konkanisch | Del Konkan | कोंकणी = मालवणी | كونكاني
karnataka | Karnataka = Coorg, Kannadiga | Aus Karnataka | De Karnataka | कर्नाटकी = कन्नड़ | كارناتاكا
kerala | Kerala = Malabar | Aus Kerala | De Kerala | केरल का | كيرالا
korean | Korean | Koreanisch | Coreana | कोरियाई | كوري
latin_american | Latin American | Lateinamerikanisch | Latinoamericana | लातिन अमेरिकी | أمريكي لاتيني
lebanese | Lebanese = mezze | Libanesisch = Mezze | Libanesa | लेबनानी | لبناني
macanese | Macanese | Macanesisch | Macaense | मकाऊ का | ماكاوي
malaysian | Malaysian | Malaysisch | Malasia | मलेशियाई | ماليزي
mediterranean | Mediterranean | Mediterran = Mittelmeerküche | Mediterránea | भूमध्यसागरीय | متوسطي
mexican | Mexican | Mexikanisch | Mexicana | मैक्सिकन | مكسيكي
middle_eastern | Middle Eastern | Nahöstlich = orientalisch | De Oriente Medio | मध्य पूर्वी | شرق أوسطي
moroccan | Moroccan = tagine, couscous | Marokkanisch = Tajine, Couscous | Marroquí = tajín, cuscús | मोरक्कन | مغربي = طاجين، كسكس
mughlai | Mughlai = Awadhi, Mughal | Mogulküche = Mughlai | Mogol | मुग़लई = अवधी | مغولي هندي
nepalese | Nepalese = Nepali, momo | Nepalesisch = Momo | Nepalí | नेपाली = मोमो | نيبالي
nordic | Nordic = Scandinavian | Nordisch = skandinavisch | Nórdica = escandinava | नॉर्डिक = स्कैंडिनेवियाई | نوردي = إسكندنافي
parsi | Parsi = Irani, dhansak | Parsisch = Irani | Parsi = iraní de Bombay | पारसी = ईरानी कैफ़े, धनसाक | بارسي
peranakan | Peranakan = Nyonya | Peranakan-Küche = Nyonya | Peranakan = Nyonya | पेरानाकन | بيراناكان
persian | Persian = Iranian | Persisch = iranisch | Persa = iraní | फ़ारसी | فارسي = إيراني
peruvian | Peruvian = ceviche | Peruanisch = Ceviche | Peruana = ceviche | पेरूवियाई | بيروفي = سيفيتشي
polish | Polish = pierogi | Polnisch = Piroggen | Polaca | पोलिश | بولندي
portuguese | Portuguese | Portugiesisch | Portuguesa | पुर्तगाली | برتغالي
punjabi | Punjabi = dhaba | Pandschabisch = Dhaba | Panyabí | पंजाबी = ढाबा | بنجابي
rajasthani | Rajasthani = Marwari, dal baati | Rajasthanisch | Rayastaní | राजस्थानी = मारवाड़ी | راجستاني
roman | Roman = carbonara | Römisch | Romana | रोमन | روماني إيطالي
russian | Russian = blini | Russisch = Blini | Rusa | रूसी | روسي
singaporean | Singaporean = hawker food | Singapurisch | Singapurense | सिंगापुरी | سنغافوري
south_african | South African = braai | Südafrikanisch = Braai | Sudafricana | दक्षिण अफ़्रीकी | جنوب أفريقي
southern | Southern US = soul food | Südstaatenküche = Soul Food | Sureña de EE. UU. | दक्षिणी अमेरिकी | جنوب أمريكا
spanish | Spanish = paella | Spanisch = Paella | Española = paella | स्पैनिश | إسباني = بايلا
swahili | Swahili = East African, Kenyan | Suaheli-Küche = ostafrikanisch, kenianisch | Suajili = keniana | स्वाहिली = केन्याई | سواحيلي = كيني
swiss | Swiss = fondue, raclette | Schweizerisch = Fondue, Raclette | Suiza = fondue | स्विस | سويسري = فوندو
syrian | Syrian | Syrisch | Siria | सीरियाई | سوري
taiwanese | Taiwanese | Taiwanisch | Taiwanesa | ताइवानी | تايواني
tex-mex | Tex-Mex | Tex-Mex | Tex-mex | टेक्स-मेक्स | تكس مكس
thai | Thai | Thailändisch = Thai | Tailandesa | थाई | تايلاندي
turkish | Turkish | Türkisch | Turca | तुर्की | تركي
ukrainian | Ukrainian | Ukrainisch | Ucraniana | यूक्रेनी | أوكراني
vietnamese | Vietnamese = pho, banh mi | Vietnamesisch = Pho | Vietnamita = pho | वियतनामी | فيتنامي
international | International | International | Internacional | अंतरराष्ट्रीय | عالمي = دولي
fusion | Fusion | Fusion | Fusión | फ़्यूज़न | مزيج حديث
regional | Regional = local, traditional | Regional = gutbürgerlich, traditionell | Regional = local, tradicional | स्थानीय = पारंपरिक | محلي = تقليدي
`;
