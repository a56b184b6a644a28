// Generated from the classes in backend/src by `npm run build`. Do not edit.
export const settingGroups = {
  "identity": {
    "name": {
      "kind": "text",
      "rules": {
        "label": "Name",
        "required": "settings.nameMissing",
        "max": 60
      },
      "initial": "CityPins"
    },
    "tagline": {
      "kind": "localized",
      "rules": {
        "label": "Tagline",
        "max": 160
      }
    },
    "logo": {
      "kind": "picture",
      "use": "logo"
    },
    "icon": {
      "kind": "picture",
      "use": "icon"
    },
    "accent": {
      "kind": "color"
    },
    "credit": {
      "kind": "switch",
      "initial": true
    }
  },
  "home": {
    "slides": {
      "kind": "records",
      "most": 8,
      "fields": {
        "picture": {
          "kind": "picture",
          "use": "hero"
        },
        "title": {
          "kind": "localized",
          "rules": {
            "label": "Title",
            "required": "settings.slideTitleMissing",
            "max": 80
          }
        },
        "subtitle": {
          "kind": "localized",
          "rules": {
            "label": "Subtitle",
            "max": 60
          }
        },
        "description": {
          "kind": "localized",
          "rules": {
            "label": "Text",
            "max": 240
          }
        },
        "link": {
          "kind": "text",
          "rules": {
            "label": "Link",
            "max": 300,
            "pattern": [
              "^(/(?![/\\\\])[^\\s\\\\]*|https://[^\\s/@:]+\\.[^\\s/@:]+(/\\S*)?)$",
              "settings.slideLinkInvalid"
            ]
          }
        }
      }
    },
    "sections": {
      "kind": "choices",
      "options": [
        "stats",
        "cities",
        "howItWorks"
      ],
      "initial": [
        "stats",
        "cities",
        "howItWorks"
      ]
    }
  },
  "contact": {
    "email": {
      "kind": "text",
      "rules": {
        "label": "Email",
        "max": 254,
        "pattern": [
          "^[a-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\\.)+(?:[a-z]{2,63}|xn--[a-z0-9-]{0,58}[a-z0-9])$",
          "accounts.emailInvalid"
        ],
        "kind": "email"
      },
      "variable": "CONTACT_EMAIL"
    },
    "phone": {
      "kind": "text",
      "rules": {
        "label": "Phone number",
        "max": 40,
        "pattern": [
          "^\\+?[0-9 ()./-]{4,}(?: ext\\. [0-9]{1,8})?$",
          "places.phoneInvalid"
        ],
        "kind": "phone"
      },
      "variable": "CONTACT_PHONE"
    },
    "address": {
      "kind": "text",
      "rules": {
        "label": "Address",
        "max": 300
      },
      "variable": "CONTACT_ADDRESS"
    },
    "socialLinks": {
      "kind": "texts",
      "rules": {
        "label": "Link",
        "required": "settings.linkMissing",
        "max": 300,
        "pattern": [
          "^https://[^\\s/@:]+\\.[^\\s/@:]+(/\\S*)?$",
          "settings.linkInvalid"
        ]
      },
      "most": 10,
      "variable": "SOCIAL_LINKS"
    }
  },
  "registration": {
    "mode": {
      "kind": "choice",
      "options": [
        "open",
        "invitation",
        "closed"
      ],
      "initial": "open"
    },
    "domains": {
      "kind": "texts",
      "rules": {
        "label": "Domain",
        "required": "settings.domainMissing",
        "max": 253,
        "pattern": [
          "^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\\.)+(?:[a-z]{2,63}|xn--[a-z0-9-]{0,58}[a-z0-9])$",
          "settings.domainInvalid"
        ],
        "kind": "domain"
      },
      "most": 100
    },
    "confirmFirst": {
      "kind": "choices",
      "options": [
        "votes",
        "reports",
        "photos",
        "avatars"
      ],
      "initial": [
        "reports",
        "avatars"
      ]
    }
  }
} as const;
