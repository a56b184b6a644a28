/** Religions, with the values of OpenStreetMap as keys. */
export const RELIGIONS = `
christian | Christian = Christianity, church | Christlich = Christentum, Kirche | Cristiana = cristianismo, iglesia | ईसाई = चर्च, गिरजाघर | مسيحية = كنيسة
muslim | Muslim = Islam, mosque | Muslimisch = Islam, Moschee | Musulmana = islam, mezquita | मुस्लिम = इस्लाम, मस्जिद | إسلام = مسجد، جامع
hindu | Hindu = Hinduism, mandir | Hinduistisch = Hinduismus | Hindú = hinduismo | हिंदू = मंदिर | هندوسية
buddhist | Buddhist = Buddhism | Buddhistisch = Buddhismus | Budista = budismo | बौद्ध = विहार | بوذية
jewish | Jewish = Judaism, synagogue | Jüdisch = Judentum, Synagoge | Judía = judaísmo, sinagoga | यहूदी = आराधनालय | يهودية = كنيس
sikh | Sikh = Sikhism, gurdwara | Sikhistisch = Gurdwara | Sij = gurdwara | सिख = गुरुद्वारा | سيخية
jain | Jain = Jainism | Jainistisch = Jainismus | Jainista = jainismo | जैन | جاينية
bahai | Baháʼí = Bahai | Bahai | Bahaí | बहाई | بهائية
zoroastrian | Zoroastrian = Parsi, fire temple | Zoroastrisch = Feuertempel | Zoroástrica | ज़रथुश्ती = पारसी, अगियारी | زرادشتية
shinto | Shinto = shrine | Shintoistisch = Schrein | Sintoísta | शिंतो | شنتو
taoist | Taoist = Daoist | Taoistisch = daoistisch | Taoísta | ताओवादी | طاوية
confucian | Confucian | Konfuzianisch | Confuciana | कन्फ़्यूशियसी | كونفوشيوسية
chinese_folk | Chinese folk religion | Chinesischer Volksglaube | Religión popular china | चीनी लोक धर्म | ديانة شعبية صينية
animist | Animist | Animistisch | Animista | जीववादी | أرواحية
multifaith | Multifaith = interfaith | Überkonfessionell = mehrere Religionen | Interreligiosa = ecuménica | सर्वधर्म | متعددة الأديان
`;

/** Denominations, with the values of OpenStreetMap as keys. */
export const DENOMINATIONS = `
catholic | Catholic | Katholisch | Católica | कैथोलिक | كاثوليكية
roman_catholic | Roman Catholic | Römisch-katholisch | Católica romana | रोमन कैथोलिक | كاثوليكية رومانية
greek_catholic | Greek Catholic = Byzantine Catholic | Griechisch-katholisch | Greco-católica | यूनानी कैथोलिक | روم كاثوليك
protestant | Protestant | Protestantisch = evangelisch | Protestante | प्रोटेस्टेंट | بروتستانتية
anglican | Anglican = Episcopal, Church of England | Anglikanisch | Anglicana = episcopal | एंग्लिकन | أنجليكانية
lutheran | Lutheran | Lutherisch | Luterana | लूथरन | لوثرية
reformed | Reformed = Calvinist | Reformiert = calvinistisch | Reformada = calvinista | सुधारवादी | إصلاحية
presbyterian | Presbyterian = Church of Scotland | Presbyterianisch | Presbiteriana | प्रेस्बिटेरियन | مشيخية
methodist | Methodist | Methodistisch | Metodista | मेथोडिस्ट | ميثودية
baptist | Baptist | Baptistisch | Bautista | बैपटिस्ट | معمدانية
evangelical | Evangelical | Evangelikal | Evangélica | इवेंजेलिकल | إنجيلية
pentecostal | Pentecostal | Pfingstlich | Pentecostal | पेंटेकोस्टल | خمسينية
quaker | Quaker | Quäker | Cuáquera | क्वेकर | كويكرز
mormon | Latter-day Saints = Mormon | Mormonisch | Mormona | मॉरमन | مورمونية
orthodox | Orthodox | Orthodox | Ortodoxa | ऑर्थोडॉक्स | أرثوذكسية
greek_orthodox | Greek Orthodox | Griechisch-orthodox | Ortodoxa griega | यूनानी ऑर्थोडॉक्स | روم أرثوذكس
russian_orthodox | Russian Orthodox | Russisch-orthodox | Ortodoxa rusa | रूसी ऑर्थोडॉक्स | أرثوذكسية روسية
coptic_orthodox | Coptic Orthodox = Coptic | Koptisch-orthodox = koptisch | Copta ortodoxa = copta | कॉप्टिक ऑर्थोडॉक्स | قبطية أرثوذكسية
armenian_apostolic | Armenian Apostolic | Armenisch-apostolisch | Apostólica armenia | आर्मेनियाई अपोस्टोलिक | أرمنية رسولية
sunni | Sunni | Sunnitisch | Suní | सुन्नी | سنية
shia | Shia = Shiite | Schiitisch | Chií | शिया | شيعية
ismaili | Ismaili | Ismailitisch | Ismailí | इस्माइली | إسماعيلية
sufi | Sufi = dargah | Sufistisch | Sufí | सूफ़ी = दरगाह | صوفية
vaishnavism | Vaishnavite = Vishnu, Krishna | Vishnuitisch = Vishnu, Krishna | Visnuista = Visnú, Krisna | वैष्णव = विष्णु, कृष्ण | فيشنوية
shaivism | Shaivite = Shiva | Shivaitisch = Shiva | Shivaísta = Shiva | शैव = शिव | شيفاوية
shaktism | Shakta = Devi, Kali | Shaktistisch = Kali | Shakta = Kali | शाक्त = देवी, काली | شاكتية
theravada | Theravada | Theravada | Theravada | थेरवाद | ثيرافادا
mahayana | Mahayana | Mahayana | Mahayana | महायान | ماهايانا
vajrayana | Vajrayana = Tibetan | Vajrayana = tibetisch | Vajrayana = tibetana | वज्रयान = तिब्बती | فاجرايانا
zen | Zen = Rinzai, Soto | Zen = Rinzai, Soto | Zen = rinzai, soto | ज़ेन | زن
digambara | Digambara | Digambara | Digambara | दिगंबर | ديغامبارا
svetambara | Svetambara | Svetambara | Svetambara | श्वेतांबर | شفيتامبارا
sephardi | Sephardi | Sephardisch | Sefardí | सेफ़ार्दी | سفاردية
ashkenazi | Ashkenazi | Aschkenasisch | Asquenazí | अश्केनाज़ी | أشكنازية
reform | Reform = Liberal | Liberal = Reform | Reformista = liberal | उदारवादी | ليبرالية
nondenominational | Nondenominational | Konfessionslos | Aconfesional | गैर-सांप्रदायिक | بلا مذهب
`;
