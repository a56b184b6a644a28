import type { CATEGORY_PRESETS } from '../../../site/index.js';

type Kind = (typeof CATEGORY_PRESETS)[number];

/** Category names of OpenStreetMap, Overture, Foursquare and Wikivoyage for each kind, normalized by `nameOfCategory`. */
const NAMES: Readonly<Record<Kind, string>> = {
  attraction: `aquarium zoo theme_park amusement_park water_park viewpoint attraction tourist_attraction scenic_viewpoint scenic_point lookout artwork sculpture
    public_art street_art observation_deck planetarium ferris_wheel landmark_and_historical_building arts_and_entertainment attractions_and_activities
    landmarks_and_outdoors information gallery art_gallery bridge fountain plaza town_square public_plaza square casino bowling_alley stadium stadium_arena
    arena sports_stadium escape_room see do arcade waterfall cave lighthouse mountain hot_spring natural_hot_springs active_life sports_and_recreation`,
  bar: `bar pub biergarten beer_garden cocktail_bar wine_bar beer_bar sports_bar gastropub brewery distillery winery nightclub night_club dance_club speakeasy
    lounge drink hookah_bar whiskey_bar dive_bar irish_pub taproom`,
  beach: 'beach beach_resort nude_beach surf_spot',
  cafe: `cafe coffee_shop coffee_roastery tea_room tea_house bakery ice_cream ice_cream_shop dessert_shop patisserie pastry_shop donuts donut_shop bubble_tea
    bubble_tea_shop juice_bar gelato cupcake_shop creperie smoothie_juice_bar chocolatier internet_cafe cafes_coffee_and_tea_houses`,
  historic: `historic castle fort fortress monument memorial ruins archaeological_site historic_site historical_landmark monument_memorial city_gate palace manor
    battlefield tomb cemetery wayside_cross wayside_shrine historic_building history_site heritage_site citywalls tower world_heritage_site
    historic_and_protected_site historical_tours`,
  hotel: `hotel hostel motel guest_house apartment chalet alpine_hut bed_and_breakfast resort inn lodge accommodation lodging holiday_rental_home camp_site
    campground sleep caravan_site cottage ryokan vacation_rental holiday_park cabin boarding_house`,
  market: `marketplace market farmers_market flea_market night_market street_market public_market fish_market christmas_market food_court bazaar`,
  museum: `museum art_museum history_museum science_museum childrens_museum exhibition arts_centre modern_art_museum contemporary_art_museum
    design_museum aviation_museum asian_art_museum`,
  other: 'other',
  park: `park garden nature_reserve playground botanical_garden dog_park national_park state_park forest recreation_ground picnic_site hiking_trail trail lake
    river canal protected_area wood common public_garden skate_park`,
  restaurant: `restaurant fast_food bistro diner brasserie steakhouse pizzeria food_stand food_truck dining_and_drinking eat_and_drink food_and_drink buffet
    canteen bbq_joint burger_joint fried_chicken_joint deli sandwich_shop noodle_house ramen sushi taco_place snack_place salad_bar
    breakfast_spot caterer gastronomy dhaba food eat pizza burgers sandwiches seafood tacos noodles vegan vegetarian`,
  shopping: `shop buy shopping mall shopping_mall shopping_center shopping_plaza department_store supermarket store retail boutique bookstore books clothing_store
    convenience gift_shop souvenir_shop outlet antiques_dealer convenience_store grocery_store shopping_district florist`,
  theatre: `theatre theater cinema movie_theater concert_hall opera_house opera music_venue comedy_club performing_arts_venue performing_arts_theater
    performing_arts theatres_and_performance_venues amphitheater auditorium multiplex indie_movie_theater jazz_and_blues_venue`,
  worship: `place_of_worship church mosque temple synagogue cathedral chapel shrine monastery convent abbey basilica gurdwara pagoda buddhist_temple
    hindu_temple sikh_temple shinto_shrine religious_organization church_cathedral spiritual_center`,
};

/** Kind by normalized category name. */
export const KIND_BY_NAME: ReadonlyMap<string, string> = new Map(
  Object.entries(NAMES).flatMap(([kind, names]) =>
    names
      .trim()
      .split(/\s+/)
      .map((name) => [name, kind] as const),
  ),
);

/** Kind by the last word of a category name that the table does not have, such as `vietnamese_restaurant`. */
export const KIND_BY_LAST_WORD: ReadonlyMap<string, string> = new Map(
  Object.entries({
    restaurant: 'restaurant',
    eatery: 'restaurant',
    joint: 'restaurant',
    bar: 'bar',
    pub: 'bar',
    cafe: 'cafe',
    bakery: 'cafe',
    museum: 'museum',
    gallery: 'attraction',
    store: 'shopping',
    shop: 'shopping',
    retailer: 'shopping',
    mall: 'shopping',
    market: 'market',
    hotel: 'hotel',
    hostel: 'hotel',
    motel: 'hotel',
    park: 'park',
    garden: 'park',
    church: 'worship',
    mosque: 'worship',
    temple: 'worship',
    synagogue: 'worship',
    theater: 'theatre',
    theatre: 'theatre',
    beach: 'beach',
    monument: 'historic',
    castle: 'historic',
  }),
);

/** OpenStreetMap keys that classify a place, the most specific first. The value is the kind for tags with a generic value, such as `historic=yes`. */
export const OSM_KEYS: ReadonlyMap<string, string | undefined> = new Map<string, string | undefined>([
  ['tourism', undefined],
  ['historic', 'historic'],
  ['amenity', undefined],
  ['leisure', undefined],
  ['shop', 'shopping'],
  ['natural', undefined],
  ['craft', undefined],
  ['place', undefined],
  ['landuse', undefined],
  ['man_made', undefined],
  ['building', undefined],
]);

/** Values of OpenStreetMap that a guide shows, although no preset category has them: these places become `other`, or those of an own category. */
export const SHOWN_VALUES: ReadonlySet<string> = new Set(
  `pharmacy doctors dentist clinic hospital veterinary optician library townhall post_office community_centre conference_centre events_venue
  public_bath public_bookcase swimming_pool swimming_area sports_centre fitness_centre golf_course miniature_golf ice_rink horse_riding marina sauna
  dance toy_library bicycle_rental boat_rental ferry_terminal clock amusement_ride bandstand bird_hide fishing hackerspace
  wilderness_hut trail_riding_station cave_entrance watermill windmill
  observatory obelisk pier`.split(/\s+/),
);

/** Further keys of OpenStreetMap, none of which makes a place of a guide. They only name what is left out. */
export const OTHER_OSM_KEYS: readonly string[] = [
  'healthcare',
  'office',
  'public_transport',
  'railway',
  'aerialway',
  'aeroway',
  'highway',
  'waterway',
  'power',
  'barrier',
  'boundary',
  'emergency',
  'military',
  'route',
  'type',
];

/** Values of the tag `information` that are signs along a path. They are tagged as `tourism=information`, as offices and boards. */
export const SIGNS: ReadonlySet<string> = new Set(['guidepost', 'route_marker', 'trail_blaze']);

/** Common values of OpenStreetMap that are no places of a guide. Operators can name them, as all tags. */
export const OTHER_VALUES: ReadonlySet<string> = new Set(
  `parking parking_space parking_entrance bicycle_parking motorcycle_parking bank atm bureau_de_change prison police fire_station courthouse embassy
  school kindergarten university college childcare driving_school language_school music_school fuel charging_station car_wash car_rental car_sharing
  taxi bus_station bench waste_basket waste_disposal recycling vending_machine telephone post_box toilets drinking_water shelter grave_yard
  social_facility nursing_home crematorium grit_bin hunting_stand pitch track sports_hall slipway village town hamlet suburb locality farm
  residential industrial commercial company government insurance lawyer estate_agent`.split(/\s+/),
);
