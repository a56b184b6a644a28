import type { HeaderNames } from './header-field.js';

export const FRENCH: HeaderNames = {
  sourceId: 'identifiant, référence',
  name: 'nom, titre, nom du lieu, nom établissement, nom de l établissement, établissement, enseigne, dénomination usuelle, dénomination commerciale, raison sociale, intitulé, libellé, nom complet, nom usuel, nom officiel, nom équipement, nom de l équipement, nom du site, nom de l offre, nom structure, nom commercial, toponyme',
  description: 'descriptif, présentation, commentaire, remarque, observations, résumé',
  category:
    'catégorie, genre, thème, themes libe, thèmes libellé, thématique, rubrique, activité, libellé catégorie, lib catégorie, libcatégorie, libtype, type équipement, type d équipement, type d établissement, catégorie d établissement, catégorie établissement, nature',
  moreCategories: 'autres catégories',
  otherNames: 'autres noms, autre nom',
  fullAddress: 'adresse, adresse complète, adresse postale, adresse 1, libellé adresse, adresse numéro et voie',
  street: 'rue, voie, nom de la voie, nom voie',
  houseNumber: 'numéro de rue, numéro voie, num voie, numéro de voie',
  pincode: 'codepostal, code postal, cp',
  city: 'ville, commune, localité, nom commune, nom de la commune, lieu, nom de commune, com nom, libcom, commune nom',
  state: 'région, département, province',
  country: 'pays',
  area: 'quartier, arrondissement',
  latitude: 'latitude wgs84, coordonnée y',
  longitude: 'longitude wgs84, coordonnée x',
  position:
    'coordonnées, coordonnées gps, coordonnées géographiques, géolocalisation, localisation, géoréférencement, geo point, coordonnées géo, coordonnées wgs84, point géo',
  phone: 'téléphone, numéro de téléphone, tél fixe, téléphone fixe',
  otherPhones: 'mobile, portable, téléphone mobile, téléphone portable',
  website: 'site web, site internet, url site, url du site, lien, page web, adresse internet, url',
  email: 'courriel, adresse mail, mél, adresse électronique, adresse e-mail',
  socialLinks: 'réseaux sociaux',
  menuUrl: 'carte du restaurant',
  bookingUrl: 'lien de réservation, url réservation',
  priceRange: 'gamme de prix, prix, fourchette de prix',
  openingHours:
    'horaires, horaire, horaires d ouverture, heures d ouverture, ouverture, jours et horaires d ouverture, jours d ouverture, horaires et jours d ouverture, périodes d ouverture',
  businessStatus: 'état d activité',
  opensOn: 'date d ouverture, date de réouverture',
  licence: 'licence',
  attribution: 'mention, crédit',
  sourceUrl: 'url source',
};
