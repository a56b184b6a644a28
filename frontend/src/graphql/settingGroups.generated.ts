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
    "cities": {
      "kind": "cities",
      "most": 12
    },
    "startCity": {
      "kind": "city"
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
  "languages": {
    "initial": {
      "kind": "choice",
      "options": [
        "en",
        "es",
        "de",
        "hi",
        "ar"
      ],
      "initial": "en",
      "among": [
        "offered",
        "settings.initialNotOffered"
      ]
    },
    "offered": {
      "kind": "choices",
      "options": [
        "en",
        "es",
        "de",
        "hi",
        "ar"
      ],
      "initial": [
        "en",
        "es",
        "de",
        "hi",
        "ar"
      ],
      "least": 1
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
  "map": {
    "source": {
      "kind": "choice",
      "options": [
        "own",
        "tiles",
        "none"
      ],
      "initial": "own",
      "initialIf": [
        "MAP_TILE_URL",
        "tiles"
      ],
      "variable": "MAP_SOURCE"
    },
    "tileUrl": {
      "kind": "text",
      "rules": {
        "label": "Address of the tiles",
        "max": 500,
        "pattern": [
          "^https?://[\\w.{}-]+(:\\d+)?/(?=\\S*\\{z\\})(?=\\S*\\{x\\})(?=\\S*\\{y\\})\\S+$",
          "settings.tileUrlInvalid"
        ]
      },
      "initial": "https://tile.openstreetmap.org/{z}/{x}/{y}.png",
      "variable": "MAP_TILE_URL"
    },
    "tileAttribution": {
      "kind": "text",
      "rules": {
        "label": "Credits of the tiles",
        "max": 500
      },
      "initial": "© <a href=\"https://www.openstreetmap.org/copyright\">OpenStreetMap</a> contributors",
      "variable": "MAP_TILE_ATTRIBUTION"
    },
    "borders": {
      "kind": "switch",
      "initial": true
    }
  },
  "pages": {
    "pages": {
      "kind": "records",
      "most": 30,
      "fields": {
        "slug": {
          "kind": "text",
          "rules": {
            "label": "Address",
            "required": "settings.slugMissing",
            "max": 60,
            "pattern": [
              "^[a-z0-9]+(-[a-z0-9]+)*$",
              "settings.slugInvalid"
            ]
          }
        },
        "title": {
          "kind": "localized",
          "rules": {
            "label": "Title",
            "max": 80
          }
        },
        "text": {
          "kind": "localized",
          "rules": {
            "label": "Text",
            "max": 50000,
            "isMultiline": true
          },
          "isMarkdown": true
        },
        "place": {
          "kind": "choice",
          "options": [
            "footer",
            "menu",
            "hidden"
          ],
          "initial": "footer"
        },
        "updatedAt": {
          "kind": "changed",
          "of": [
            "title",
            "text"
          ]
        }
      },
      "initial": [
        {
          "slug": "about",
          "title": {
            "en": "About us",
            "es": "Quiénes somos",
            "de": "Über uns",
            "hi": "हमारे बारे में",
            "ar": "من نحن"
          },
          "text": {},
          "place": "footer",
          "updatedAt": ""
        },
        {
          "slug": "imprint",
          "title": {
            "en": "Imprint",
            "es": "Aviso legal",
            "de": "Impressum",
            "hi": "प्रकाशक की जानकारी",
            "ar": "بيانات الناشر"
          },
          "text": {},
          "place": "footer",
          "updatedAt": ""
        },
        {
          "slug": "privacy",
          "title": {
            "en": "Privacy Policy",
            "es": "Política de privacidad",
            "de": "Datenschutzerklärung",
            "hi": "गोपनीयता नीति",
            "ar": "سياسة الخصوصية"
          },
          "text": {},
          "place": "footer",
          "updatedAt": ""
        },
        {
          "slug": "terms",
          "title": {
            "en": "Terms and Conditions",
            "es": "Términos y condiciones",
            "de": "Nutzungsbedingungen",
            "hi": "नियम और शर्तें",
            "ar": "الشروط والأحكام"
          },
          "text": {},
          "place": "footer",
          "updatedAt": ""
        }
      ]
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
  },
  "moderation": {
    "reviews": {
      "kind": "choice",
      "options": [
        "checked",
        "trusted",
        "atOnce"
      ],
      "initial": "trusted"
    },
    "suggestions": {
      "kind": "choice",
      "options": [
        "checked",
        "trusted",
        "atOnce"
      ],
      "initial": "checked"
    },
    "photos": {
      "kind": "choice",
      "options": [
        "checked",
        "trusted",
        "atOnce"
      ],
      "initial": "checked"
    },
    "avatars": {
      "kind": "choice",
      "options": [
        "checked",
        "trusted",
        "atOnce"
      ],
      "initial": "atOnce"
    },
    "trustAfter": {
      "kind": "number",
      "min": 1,
      "max": 100,
      "initial": 3
    },
    "holdAt": {
      "kind": "number",
      "min": 2,
      "max": 100,
      "initial": 3
    },
    "links": {
      "kind": "choice",
      "options": [
        "allowed",
        "held",
        "refused"
      ],
      "initial": "allowed"
    }
  },
  "mail": {
    "senderName": {
      "kind": "text",
      "rules": {
        "label": "Sender",
        "max": 60
      },
      "variable": "MAIL_FROM"
    },
    "subjectPrefix": {
      "kind": "text",
      "rules": {
        "label": "Text before subjects",
        "max": 30
      }
    },
    "footer": {
      "kind": "localized",
      "rules": {
        "label": "Footer",
        "max": 300,
        "isMultiline": true
      },
      "isOptional": true
    },
    "mails": {
      "kind": "records",
      "most": 17,
      "fields": {
        "mail": {
          "kind": "choice",
          "options": [
            "verifyAddress",
            "resetPassword",
            "powerGained",
            "passwordChanged",
            "emailChanged",
            "identityJoined",
            "identityLeft",
            "accountDeleted",
            "accountRemoved",
            "placeApproved",
            "placeRejected",
            "editApplied",
            "editRejected",
            "reviewApproved",
            "reviewRejected",
            "photoApproved",
            "photoRejected"
          ],
          "initial": "verifyAddress"
        },
        "first": {
          "kind": "localized",
          "rules": {
            "label": "First sentence",
            "max": 300
          }
        },
        "last": {
          "kind": "localized",
          "rules": {
            "label": "Last sentence",
            "max": 300
          }
        }
      }
    }
  }
} as const;
