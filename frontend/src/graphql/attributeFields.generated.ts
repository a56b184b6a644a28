// Generated from the classes in backend/src by `npm run build`. Do not edit.
export const attributeFields = {
  "names": {
    "kind": "localized",
    "rules": {
      "label": "Name",
      "required": "definitions.nameMissing",
      "max": 60
    }
  },
  "kind": {
    "kind": "choice",
    "options": [
      "yes-no",
      "choice",
      "several",
      "number",
      "text",
      "link"
    ],
    "initial": "yes-no"
  },
  "unit": {
    "kind": "text",
    "rules": {
      "label": "Unit",
      "max": 12
    }
  },
  "options": {
    "kind": "records",
    "most": 200,
    "fields": {
      "key": {
        "kind": "text",
        "rules": {
          "label": "Key",
          "required": "definitions.optionKeyMissing",
          "max": 60,
          "pattern": [
            "^[a-z0-9]+([_-][a-z0-9]+)*$",
            "definitions.optionKeyInvalid"
          ]
        }
      },
      "names": {
        "kind": "localized",
        "rules": {
          "label": "Name",
          "required": "definitions.nameMissing",
          "max": 60
        }
      },
      "synonyms": {
        "kind": "localized",
        "rules": {
          "label": "Synonyms",
          "max": 300
        }
      },
      "isRetired": {
        "kind": "switch",
        "initial": false
      }
    }
  },
  "synonyms": {
    "kind": "localized",
    "rules": {
      "label": "Synonyms",
      "max": 300
    }
  },
  "icon": {
    "kind": "choice",
    "options": [
      "restaurant",
      "restaurant-menu",
      "lunch-dining",
      "local-pizza",
      "ramen-dining",
      "bakery-dining",
      "icecream",
      "local-cafe",
      "emoji-food-beverage",
      "local-bar",
      "wine-bar",
      "sports-bar",
      "nightlife",
      "liquor",
      "attractions",
      "museum",
      "palette",
      "theater-comedy",
      "theaters",
      "music-note",
      "local-library",
      "menu-book",
      "castle",
      "fort",
      "account-balance",
      "church",
      "mosque",
      "temple-buddhist",
      "synagogue",
      "park",
      "forest",
      "yard",
      "landscape",
      "terrain",
      "hiking",
      "beach-access",
      "water",
      "sailing",
      "pool",
      "sports-soccer",
      "fitness-center",
      "directions-bike",
      "downhill-skiing",
      "golf-course",
      "sports-tennis",
      "spa",
      "shopping-bag",
      "storefront",
      "local-grocery-store",
      "local-mall",
      "local-florist",
      "content-cut",
      "local-hospital",
      "local-pharmacy",
      "medical-services",
      "hotel",
      "cottage",
      "holiday-village",
      "train",
      "directions-bus",
      "local-taxi",
      "local-parking",
      "local-gas-station",
      "ev-station",
      "flight",
      "directions-boat",
      "child-friendly",
      "toys",
      "school",
      "pets",
      "family-restroom",
      "accessible",
      "accessible-forward",
      "baby-changing-station",
      "chair-alt",
      "wifi",
      "ac-unit",
      "smoking-rooms",
      "deck",
      "grass",
      "takeout-dining",
      "delivery-dining",
      "event-available",
      "payments",
      "confirmation-number",
      "umbrella",
      "schedule",
      "star",
      "architecture",
      "calendar-month",
      "sell",
      "badge",
      "link",
      "location-city",
      "apartment",
      "factory",
      "local-post-office",
      "local-police",
      "recycling",
      "wc",
      "celebration",
      "camera-alt",
      "place"
    ],
    "initial": "place"
  },
  "section": {
    "kind": "choice",
    "options": [
      "food",
      "access",
      "services",
      "payment",
      "families",
      "visit",
      "about"
    ],
    "initial": "services"
  },
  "categories": {
    "kind": "texts",
    "rules": {
      "label": "Category",
      "required": "definitions.categoryMissing",
      "max": 40
    },
    "most": 200
  },
  "isOnCard": {
    "kind": "switch",
    "initial": false
  },
  "isOnPage": {
    "kind": "switch",
    "initial": true
  },
  "isFilter": {
    "kind": "switch",
    "initial": false
  },
  "isInternal": {
    "kind": "switch",
    "initial": false
  },
  "isHidden": {
    "kind": "switch",
    "initial": false
  },
  "schemaProperty": {
    "kind": "choice",
    "options": [
      "amenityFeature",
      "servesCuisine",
      "acceptsReservations",
      "smokingAllowed",
      "petsAllowed",
      "starRating",
      "isAccessibleForFree",
      "paymentAccepted",
      "brand",
      "sameAs",
      "none"
    ],
    "initial": "amenityFeature"
  },
  "importNames": {
    "kind": "texts",
    "rules": {
      "label": "Column",
      "required": "definitions.columnMissing",
      "max": 60
    },
    "most": 20
  }
} as const;
export const attributeKeyRules = {
  "label": "Key",
  "required": "definitions.keyMissing",
  "max": 40,
  "pattern": [
    "^[a-z][a-z0-9]*(_[a-z0-9]+)*$",
    "definitions.keyInvalid"
  ]
} as const;
