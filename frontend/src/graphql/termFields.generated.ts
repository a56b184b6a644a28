// Generated from the classes in backend/src by `npm run build`. Do not edit.
export const termFields = {
  "meaning": {
    "kind": "text",
    "rules": {
      "label": "Meaning",
      "required": "definitions.meaningMissing",
      "max": 300
    }
  },
  "words": {
    "kind": "localized",
    "rules": {
      "label": "Words",
      "max": 1000
    }
  }
} as const;
export const termKeyRules = {
  "label": "Key",
  "required": "definitions.keyMissing",
  "max": 40,
  "pattern": [
    "^[a-z][a-z0-9]*(_[a-z0-9]+)*$",
    "definitions.keyInvalid"
  ]
} as const;
