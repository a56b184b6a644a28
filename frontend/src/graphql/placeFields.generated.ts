// Generated from the classes in backend/src by `npm run build`. Do not edit.
export const placeFields = {
  "name": {
    "section": "basics",
    "editor": "line",
    "isHalf": false,
    "isRequired": true
  },
  "description": {
    "section": "basics",
    "editor": "long",
    "isHalf": false,
    "isRequired": true
  },
  "category": {
    "section": "basics",
    "editor": "category",
    "isHalf": false,
    "isRequired": true
  },
  "fullAddress": {
    "section": "location",
    "editor": "line",
    "isHalf": false,
    "isRequired": false
  },
  "pincode": {
    "section": "location",
    "editor": "line",
    "isHalf": true,
    "isRequired": false
  },
  "phone": {
    "section": "details",
    "editor": "tel",
    "isHalf": true,
    "isRequired": false
  },
  "website": {
    "section": "details",
    "editor": "url",
    "isHalf": true,
    "isRequired": false
  },
  "priceRange": {
    "section": "details",
    "editor": "price",
    "isHalf": false,
    "isRequired": false
  },
  "openingHours": {
    "section": "details",
    "editor": "hours",
    "isHalf": false,
    "isRequired": false
  }
} as const;
