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
  "otherNames": {
    "section": "basics",
    "editor": "several",
    "isHalf": false,
    "isRequired": false
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
  "area": {
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
  "email": {
    "section": "details",
    "editor": "email",
    "isHalf": true,
    "isRequired": false
  },
  "otherPhones": {
    "section": "details",
    "editor": "several",
    "isHalf": true,
    "isRequired": false
  },
  "socialLinks": {
    "section": "details",
    "editor": "addresses",
    "isHalf": false,
    "isRequired": false
  },
  "menuUrl": {
    "section": "details",
    "editor": "url",
    "isHalf": true,
    "isRequired": false
  },
  "bookingUrl": {
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
  },
  "businessStatus": {
    "section": "details",
    "editor": "choice",
    "isHalf": true,
    "isRequired": false,
    "choices": [
      "closed-temporarily",
      "closed-permanently",
      "opening-soon"
    ]
  },
  "opensOn": {
    "section": "details",
    "editor": "date",
    "isHalf": true,
    "isRequired": false
  }
} as const;
