/**
 * Names of kinds of places in ar, de, es, fr, hi, it, pt, normalized by `nameOfCategory`. Written by scripts/category-words.mjs
 * from @openstreetmap/id-tagging-schema 6.8.1 (ISC, https://github.com/openstreetmap/id-tagging-schema).
 */
export const CATEGORY_WORDS: Readonly<Record<string, string>> = {
  attraction: `حديقة_حيوانات منظر_سياحي حديقة_ترفيه معلومات_سياحية رواق_الفنون معلم_سياحي عمل_فني حوض_سمك العين_الحمية الينبوع_الساخن ملاهي_مايية
    استاد_رياضي بولينغ مبنى_الملعب قبة_فلكية نافورة كازينو aussichtspunkt themenpark kunstgalerie sehenswurdigkeit kunst thermalquelle
    erlebnisbad stadion bowlingbahn stadiongebaude springbrunnen kasino zoologico vista_panoramica mirador parque_de_atracciones
    informacion_turistica galeria_de_arte atraccion_turistica obra_de_arte acuario aguas_termales parque_acuatico estadio bolera bowling
    edificio_del_estadio planetario fuente_ornamental parc_zoologique point_de_vue parc_dattraction informations galerie_dart
    attraction_touristique œuvre_dart source_chaude parc_a_theme_aquatique stade batiment_du_stade fontaine चडय_घर punto_panoramico parco_a_tema
    informazioni galleria_darte attrazione_turistica opera_darte acquario sorgente_calda parco_acquatico stadio sala_da_bowling fontana
    decorativa jardim_zoologico miradouro parque_de_diversoes informacao_turistica atracao_turistica obra_de_arte_publica aquario_publico
    fonte_termal parque_aquatico pista_de_bolingue edificio_de_estadio fonte_decorativa`,
  bar: `حانة ملهى_ليلي kneipe diskothek latam discoteca bar_al_aire_libre bar_de_copas boite_de_nuit taberna jardim_de_cerveja`,
  beach: `شاطي منتجع_الشاطي strand strandresort playa balneario_de_playa plage station_balneaire spiaggia stabilimento_balneare praia estancia_balnear`,
  cafe: `مخبز مقهى_انترنت محل_بيع_المثلجات مقهى backerei internetcafe eisgeschaft panaderia cibercafe heladeria boulangerie cybercafe
    magasin_de_cremes_glacees panificio gelateria caffe padaria geladaria`,
  historic: `مقام_نصراني_على_الطريق تقاطع_جانب_الطريق قبر ضريح اطلال انقاض خرايب نصب_تذكاري قصر_سكني_قديم تاريخي حصن_عسكري بوابة_المدينة حصن قلعة
    موقع_اثري مبنى_اثري مهجور متهدم bildstock wegkreuz grabstatte ruine denkmal historisches_herrenhaus historisches_fort stadttor burg
    archaologische_statte kunstliche_ruine ermita cruz_de_termino tumba ruinas monumento_grande monumento_conmemorativo mansion fuerte_historico
    puerta_de_la_ciudad castillo yacimiento_arqueologico edificio_en_ruinas oratoire croix calvaire tombe ruines grand_monument_commemoratif
    manoir fort_historique porte_de_la_ville chateau site_archeologique batiment_en_ruine edicola_votiva croce_storica tomba rovine monumento
    memoriale maniero forte porta_cittadina castello sito_archeologico edificio_in_rovina alminhas cruzeiro tumulo ruinas_historicas
    memorial_monumental solar forte_historico porta_de_cidade castelo sitio_arqueologico`,
  hotel: `فندق_صغير فندق نزل شقة_مفروشة دار_الضيافة منتجع_شاليه موقف_عربات_كبيرة مكان_التخييم شقة_سياحية كوخ_جبلي منتجع مبنى_فندق كوخ pension
    ferienhaus wohnwagen_campingplatz campingplatz ferienwohnung berghutte hotelgebaude hutte albergue casa_de_huespedes b_and_b
    cabana_vacacional bungalo parque_de_autocaravanas campamento apartamento_de_huespedes refugio_de_montana complejo_turistico edificio_hotelero
    cabana auberge_de_jeunesse chambre_dhotes gite aire_pour_caravanes camping location_de_vacances refuge_de_montagne centre_de_loisir
    batiment_dhotel cabane albergo ostello affittacamere sosta_per_camper campeggio rifugio_alpino edificio_alberghiero capanna casa_de_hospedes
    casa_de_campo parque_de_caravanas parque_de_campismo apartamento_de_alojamento_local albergue_alpino estancia_turistica edificio_hoteleiro
    casa_de_madeira`,
  market: `محل_تسوق قاعة_طعام marktplatz gemeinschaftlicher_gastronomiebereich mercado plaza_de_comida marche aire_de_restauration mercato
    zona_ristorazione praca_de_alimentacao`,
  museum: `متحف مركز_فنون kunstzentrum museo centro_de_arte musee centre_artistique_et_culturel centro_artistico museu centro_de_artes`,
  park: `موقع_تنزه خشب_طبيعي ساحة_العاب_للاطفال منتزه محمية_طبيعية حديقة حديقة_كلاب ارض_مشترك picknickplatz wald_ohne_forstwirtschaftliche_nutzung
    spielplatz naturschutzgebiet garten hundepark offentliche_flache allmende zona_de_picnic bosque_natural patio_de_juegos parque plaza_verde
    reserva_natural jardin parque_para_perros tierras_comunes_reino_unido aire_de_pique_nique bois_naturel aire_de_jeux_pour_enfants parc
    reserve_naturelle parc_canin terrain_communal area_picnic bosco_naturale parco_giochi parco riserva_naturale giardino area_per_cani
    luogo_pubblico parque_de_merendas bosque parque_infantil parque_publico jardim parque_canino terrenos_comunitarios`,
  restaurant: `محل_اطعمة_لذيذة مطعم وجبات_سريعة feinkostladen schnellimbiss delicatessen restaurante comida_rapida epicerie_fine restauration_rapide
    negozio_di_specialita_gastronomiche ristorante loja_gourmet`,
  shopping: `سوبر_ماركت مركز_تسوق_تجاري مول محل_بيع_الورود محل_متعدد_الاقسام بقالة_متجر_صغير بايع_كتب بوتيك مبنى_بيع_بالتجزية supermarkt einkaufszentrum
    blumenhandler kaufhaus minimarkt buchhandlung geschaftsgebaude supermercado centro_comercial floristeria grandes_almacenes
    tienda_departamental tienda_multiservicio libreria edificio_de_tiendas_comerciales supermarche centre_commercial fleuriste grand_magasin
    epicerie superette librairie petit_magasin_de_mode batiment_commercial supermercato centro_commerciale fioraio grande_magazzino minimarket
    edificio_per_negozi hipermercado florista grande_armazem minimercado loja_de_conveniencia livraria edificio_de_retalho`,
  theatre: `مسرح سينما the_a_ter kino teatro cine`,
  worship: `مبنى_المعبد synagogue_building مبنى_مسجد مبنى_كنيسة معبد_نصراني مبنى_كاتدرايية مكان_عبادة monastery_grounds tempelgebaude synagogengebaude
    moscheegebaude kirchengebaude kapellenbau kathedrale andachtsstatte klostergelande edificio_del_templo edificio_de_la_sinagoga
    edificio_de_la_mezquita edificio_de_la_iglesia edificio_capilla edificio_catedral lugar_de_adoracion terreno_del_monasterio mosquee_batiment
    eglise_batiment chapelle_batiment cathedrale_batiment lieu_de_culte terrain_de_monastere tempio edificio_della_sinagoga moschea edificio
    chiesa cappella cattedrale luogo_di_culto monastero edificio_de_templo edificio_de_sinagoga edificio_de_mesquita edificio_de_igreja
    edificio_de_capela catedral local_de_oracao mosteiro`,
};
