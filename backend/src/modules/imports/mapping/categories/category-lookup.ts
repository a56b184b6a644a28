import { nameOfCategory } from './category-name.js';
import { KIND_BY_LAST_WORD, KIND_BY_NAME } from './category.table.js';
import { CATEGORY_WORDS } from './category-words.js';

/**
 * Common names that the presets of OpenStreetMap's editors lack. They have one Hindi name of 83.
 * `head` lists the words with which longer names begin in these languages: `restaurant_gastronomique`.
 */
const MORE_WORDS: Readonly<Record<string, { names?: string; head?: string }>> = {
  attraction: {
    names: 'sehenswürdigkeiten lieu_touristique site_touristique attrazione atracción पर्यटन_स्थल दर्शनीय_स्थल चिड़ियाघर दीर्घा फव्वारा معالم حديقة_الحيوان نافورة',
    head: 'galerie galería galleria galeria zoo aquarium acuario aquário',
  },
  bar: {
    names: 'kneipe weinstube bierlokal cocktailbar bar_à_vin bar_à_vins cervecería cervejaria birreria enoteca vinothek बार मदिरालय पब بار خمارة',
    head: 'bar pub',
  },
  beach: { names: 'badestrand समुद्र_तट बीच شاطئ' },
  cafe: {
    names:
      'kaffeehaus konditorei eisdiele salon_de_thé pâtisserie glacier pastelería cafetería cafeterías pasticceria confeitaria pastelaria कैफ़े कैफे चाय_की_दुकान बेकरी كافيه قهوة مخبز حلويات',
    head: 'café cafetería caffè boulangerie مقهى',
  },
  historic: {
    names: 'schloss festung kirchenruine gedenkstätte patrimoine monument_historique patrimonio किला क़िला स्मारक समाधि खंडहर महल قلعة قصر آثار نصب',
    head: 'château castillo castello castelo monumento قلعة قصر',
  },
  hotel: {
    names:
      'gasthaus_mit_zimmern pension ferienwohnung unterkunft jugendherberge gîte chambre_d_hôtes auberge_de_jeunesse hôtel alojamiento albergue hostal pensión albergo agriturismo alojamento pousada होटल अतिथिगृह धर्मशाला सराय लॉज فندق نزل فنادق',
    head: 'فندق',
  },
  market: { names: 'markt wochenmarkt markthalle marché marche_couvert mercado mercato बाज़ार बाजार मंडी सब्ज़ी_मंडी سوق', head: 'marché mercado mercato سوق' },
  museum: { names: 'musée museo museu kunstmuseum heimatmuseum kulturzentrum संग्रहालय अजायबघर متحف', head: 'musée museo museu متحف' },
  park: {
    names:
      'grünanlage stadtpark spielplatz botanischer_garten parc jardin aire_de_jeux parque jardín parco giardino jardim उद्यान पार्क बाग बगीचा حديقة منتزه متنزه',
    head: 'parc jardin parque jardín parco giardino jardim',
  },
  restaurant: {
    names:
      'gaststätte gasthaus gasthof wirtshaus restauration imbiss schnellimbiss crêperie bistrot restauration_rapide comida_rápida asador mesón trattoria osteria tavola_calda lanchonete churrascaria भोजनालय रेस्तरां रेस्तराँ रेस्टोरेंट रेस्टोरेन्ट ढाबा مطعم مطاعم',
    head: 'restaurant restaurante ristorante brasserie bistro bistrot pizzeria trattoria gasthaus gasthof مطعم',
  },
  shopping: {
    names:
      'geschäft laden einkaufszentrum kaufhaus buchhandlung supermarkt boutique magasin centre_commercial librairie tienda centro_comercial librería negozio centro_commerciale libreria loja shopping_center livraria दुकान मॉल सुपरमार्केट किराना متجر محل مركز_تسوق مول سوبرماركت',
    head: 'boutique magasin librairie tienda librería negozio loja متجر محل',
  },
  theatre: {
    names:
      'oper opernhaus kino konzerthaus théâtre salle_de_concert cinéma teatro cine ópera sala_de_conciertos थिएटर रंगमंच नाट्यशाला सिनेमा सिनेमाघर مسرح سينما دار_الأوبرا',
    head: 'théâtre teatro cinéma cine مسرح',
  },
  worship: {
    names:
      'kirche kapelle kloster gotteshaus moschee synagoge tempel dom église chapelle mosquée cathédrale iglesia capilla mezquita catedral chiesa cappella moschea igreja capela mesquita मंदिर मन्दिर मस्जिद गुरुद्वारा चर्च गिरजाघर مسجد كنيسة جامع معبد',
    head: 'église iglesia chiesa igreja chapelle مسجد كنيسة',
  },
};

const words = (text: string): string[] => text.split(/\s+/).map(nameOfCategory).filter(Boolean);
const inverted = (lists: readonly (readonly [kind: string, text: string])[]): ReadonlyMap<string, string> =>
  new Map(lists.flatMap(([kind, text]) => words(text).map((word) => [word, kind] as const)));

const BY_NAME = new Map([
  ...inverted(Object.entries(CATEGORY_WORDS)),
  ...inverted(Object.entries(MORE_WORDS).map(([kind, { names = '' }]) => [kind, names] as const)),
  ...KIND_BY_NAME,
]);
const BY_FIRST_WORD = inverted(Object.entries(MORE_WORDS).map(([kind, { head = '' }]) => [kind, head] as const));

/**
 * Returns the preset that a category name in one of eight languages stands for; undefined for an unknown one.
 * Longer names are known by their last word (`vietnamese_restaurant`) or by their first one (`restaurante_vegano`).
 * @param name as `nameOfCategory` returns it
 */
export function presetOf(name: string): string | undefined {
  const [first, last] = [name.replace(/_.*/, ''), name.slice(name.lastIndexOf('_') + 1)];
  return BY_NAME.get(name) ?? KIND_BY_LAST_WORD.get(last) ?? (first === name ? undefined : BY_FIRST_WORD.get(first));
}
