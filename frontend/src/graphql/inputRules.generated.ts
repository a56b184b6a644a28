// Generated from the classes in backend/src by `npm run build`. Do not edit.
export const inputRules = {
  "ChangePasswordInput": {
    "currentPassword": {
      "label": "Password",
      "max": [
        256,
        "Password must be at most 256 characters"
      ],
      "isRaw": true
    },
    "newPassword": {
      "label": "Password",
      "required": "Password is required",
      "min": [
        6,
        "Password must be at least 6 characters"
      ],
      "max": [
        256,
        "Password must be at most 256 characters"
      ],
      "isRaw": true
    }
  },
  "CityInput": {
    "name": {
      "label": "Name",
      "required": "Name is required",
      "min": [
        2,
        "Name must be at least 2 characters"
      ],
      "max": [
        120,
        "Name must be at most 120 characters"
      ]
    },
    "state": {
      "label": "State",
      "required": "State is required",
      "max": [
        120,
        "State must be at most 120 characters"
      ]
    },
    "country": {
      "label": "Country",
      "required": "Country is required",
      "max": [
        120,
        "Country must be at most 120 characters"
      ]
    },
    "description": {
      "label": "Description",
      "required": "Please describe the city",
      "min": [
        20,
        "Please write at least 20 characters"
      ],
      "max": [
        4000,
        "A description has at most 4,000 characters"
      ],
      "isMultiline": true
    },
    "timeZone": {
      "label": "Time zone",
      "max": [
        64,
        "Please choose a time zone"
      ]
    }
  },
  "CreateApiTokenInput": {
    "name": {
      "label": "Name",
      "required": "Please say what the token is for",
      "max": [
        60,
        "A name has at most 60 characters"
      ]
    }
  },
  "CreateReviewInput": {
    "title": {
      "label": "Title",
      "max": [
        120,
        "A title has at most 120 characters"
      ]
    },
    "comment": {
      "label": "Comment",
      "required": "Please write a few words",
      "max": [
        5000,
        "A review has at most 5,000 characters"
      ],
      "isMultiline": true
    },
    "visitMonth": {
      "label": "Month",
      "max": [
        7,
        "Write a month as 2026-03"
      ],
      "pattern": [
        "^(19|20)\\d\\d-(0[1-9]|1[0-2])$",
        "Write a month as 2026-03"
      ]
    }
  },
  "DeleteAccountInput": {
    "currentPassword": {
      "label": "Password",
      "max": [
        256,
        "Password must be at most 256 characters"
      ],
      "isRaw": true
    }
  },
  "PictureInput": {
    "alt": {
      "label": "Description",
      "max": [
        200,
        "A description has at most 200 characters"
      ]
    }
  },
  "PlaceDetailsInput": {
    "name": {
      "label": "Name",
      "required": "Name is required",
      "min": [
        2,
        "Name must be at least 2 characters"
      ],
      "max": [
        120,
        "Name must be at most 120 characters"
      ]
    },
    "description": {
      "label": "Description",
      "required": "Please describe the place",
      "min": [
        20,
        "Please write at least 20 characters"
      ],
      "max": [
        2000,
        "A description has at most 2,000 characters"
      ],
      "isMultiline": true
    },
    "category": {
      "label": "Category",
      "required": "Please choose a category",
      "max": [
        40,
        "Please choose a category"
      ]
    },
    "fullAddress": {
      "label": "Address",
      "max": [
        300,
        "An address has at most 300 characters"
      ]
    },
    "pincode": {
      "label": "Pincode",
      "max": [
        12,
        "A pincode has at most 12 characters"
      ],
      "pattern": [
        "^[a-z0-9 -]+$",
        "A pincode can contain only letters, digits and spaces"
      ]
    },
    "phone": {
      "label": "Phone",
      "max": [
        40,
        "A phone number has at most 40 characters"
      ],
      "pattern": [
        "^\\+?[0-9 ()./-]{4,}(?: ext\\. [0-9]{1,8})?$",
        "This does not look like a phone number"
      ],
      "kind": "phone"
    },
    "website": {
      "label": "Website",
      "max": [
        500,
        "A website has at most 500 characters"
      ],
      "pattern": [
        "^https?://[^\\s/?#@]+\\.[^\\s/?#@]+([/?#]\\S*)?$",
        "Write the full address, such as https://example.org"
      ]
    },
    "priceRange": {
      "label": "Price range",
      "max": [
        4,
        "Please choose a price range"
      ],
      "pattern": [
        "^(Free|([^\\w\\s])\\2{0,2})$",
        "Please choose a price range"
      ]
    },
    "openingHours": {
      "label": "Opening hours",
      "max": [
        500,
        "Opening hours have at most 500 characters"
      ]
    }
  },
  "PlaceInput": {
    "name": {
      "label": "Name",
      "required": "Name is required",
      "min": [
        2,
        "Name must be at least 2 characters"
      ],
      "max": [
        120,
        "Name must be at most 120 characters"
      ]
    },
    "description": {
      "label": "Description",
      "required": "Please describe the place",
      "min": [
        20,
        "Please write at least 20 characters"
      ],
      "max": [
        2000,
        "A description has at most 2,000 characters"
      ],
      "isMultiline": true
    },
    "category": {
      "label": "Category",
      "required": "Please choose a category",
      "max": [
        40,
        "Please choose a category"
      ]
    },
    "fullAddress": {
      "label": "Address",
      "max": [
        300,
        "An address has at most 300 characters"
      ]
    },
    "pincode": {
      "label": "Pincode",
      "max": [
        12,
        "A pincode has at most 12 characters"
      ],
      "pattern": [
        "^[a-z0-9 -]+$",
        "A pincode can contain only letters, digits and spaces"
      ]
    },
    "phone": {
      "label": "Phone",
      "max": [
        40,
        "A phone number has at most 40 characters"
      ],
      "pattern": [
        "^\\+?[0-9 ()./-]{4,}(?: ext\\. [0-9]{1,8})?$",
        "This does not look like a phone number"
      ],
      "kind": "phone"
    },
    "website": {
      "label": "Website",
      "max": [
        500,
        "A website has at most 500 characters"
      ],
      "pattern": [
        "^https?://[^\\s/?#@]+\\.[^\\s/?#@]+([/?#]\\S*)?$",
        "Write the full address, such as https://example.org"
      ]
    },
    "priceRange": {
      "label": "Price range",
      "max": [
        4,
        "Please choose a price range"
      ],
      "pattern": [
        "^(Free|([^\\w\\s])\\2{0,2})$",
        "Please choose a price range"
      ]
    },
    "openingHours": {
      "label": "Opening hours",
      "max": [
        500,
        "Opening hours have at most 500 characters"
      ]
    }
  },
  "PlaceListInput": {
    "name": {
      "label": "Name",
      "required": "Please name the list",
      "max": [
        80,
        "A name has at most 80 characters"
      ]
    },
    "description": {
      "label": "Description",
      "max": [
        500,
        "A description has at most 500 characters"
      ],
      "isMultiline": true
    }
  },
  "PlaceListNoteInput": {
    "note": {
      "label": "Note",
      "max": [
        500,
        "A note has at most 500 characters"
      ],
      "isMultiline": true
    }
  },
  "RegisterInput": {
    "name": {
      "label": "Name",
      "required": "Name is required",
      "min": [
        2,
        "Name must be at least 2 characters"
      ],
      "max": [
        80,
        "Name must be at most 80 characters"
      ]
    },
    "email": {
      "label": "Email",
      "required": "Email is required",
      "max": [
        254,
        "Email must be at most 254 characters"
      ],
      "pattern": [
        "^[a-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\\.)+(?:[a-z]{2,63}|xn--[a-z0-9-]{0,58}[a-z0-9])$",
        "Invalid email address"
      ],
      "kind": "email"
    },
    "password": {
      "label": "Password",
      "required": "Password is required",
      "min": [
        6,
        "Password must be at least 6 characters"
      ],
      "max": [
        256,
        "Password must be at most 256 characters"
      ],
      "isRaw": true
    }
  },
  "RejectionInput": {
    "reason": {
      "label": "Reason",
      "required": "Please give a reason",
      "max": [
        500,
        "A reason has at most 500 characters"
      ],
      "isMultiline": true
    }
  },
  "ReportInput": {
    "note": {
      "label": "Note",
      "max": [
        500,
        "A note has at most 500 characters"
      ],
      "isMultiline": true
    }
  },
  "RequestPasswordResetInput": {
    "email": {
      "label": "Email",
      "required": "Email is required",
      "max": [
        254,
        "Email must be at most 254 characters"
      ],
      "pattern": [
        "^[a-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\\.)+(?:[a-z]{2,63}|xn--[a-z0-9-]{0,58}[a-z0-9])$",
        "Invalid email address"
      ],
      "kind": "email"
    }
  },
  "ResetPasswordInput": {
    "token": {
      "label": "Link",
      "required": "The link is incomplete. Open it from the message again.",
      "max": [
        43,
        "The link is incomplete. Open it from the message again."
      ]
    },
    "password": {
      "label": "Password",
      "required": "Password is required",
      "min": [
        6,
        "Password must be at least 6 characters"
      ],
      "max": [
        256,
        "Password must be at most 256 characters"
      ],
      "isRaw": true
    }
  },
  "ReviewInput": {
    "title": {
      "label": "Title",
      "max": [
        120,
        "A title has at most 120 characters"
      ]
    },
    "comment": {
      "label": "Comment",
      "required": "Please write a few words",
      "max": [
        5000,
        "A review has at most 5,000 characters"
      ],
      "isMultiline": true
    },
    "visitMonth": {
      "label": "Month",
      "max": [
        7,
        "Write a month as 2026-03"
      ],
      "pattern": [
        "^(19|20)\\d\\d-(0[1-9]|1[0-2])$",
        "Write a month as 2026-03"
      ]
    }
  },
  "SaveViewInput": {
    "name": {
      "label": "Name",
      "required": "Please give the view a name",
      "max": [
        40,
        "A name has at most 40 characters"
      ]
    },
    "query": {
      "label": "View",
      "max": [
        500,
        "A view has at most 500 characters"
      ]
    }
  },
  "SignInInput": {
    "email": {
      "label": "Email",
      "required": "Email is required",
      "max": [
        254,
        "Email must be at most 254 characters"
      ],
      "pattern": [
        "^[a-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\\.)+(?:[a-z]{2,63}|xn--[a-z0-9-]{0,58}[a-z0-9])$",
        "Invalid email address"
      ],
      "kind": "email"
    },
    "password": {
      "label": "Password",
      "required": "Password is required",
      "max": [
        256,
        "Password must be at most 256 characters"
      ],
      "isRaw": true
    }
  },
  "SuggestPlaceEditInput": {
    "note": {
      "label": "Note",
      "max": [
        500,
        "A note has at most 500 characters"
      ],
      "isMultiline": true
    },
    "name": {
      "label": "Name",
      "required": "Name is required",
      "min": [
        2,
        "Name must be at least 2 characters"
      ],
      "max": [
        120,
        "Name must be at most 120 characters"
      ]
    },
    "description": {
      "label": "Description",
      "required": "Please describe the place",
      "min": [
        20,
        "Please write at least 20 characters"
      ],
      "max": [
        2000,
        "A description has at most 2,000 characters"
      ],
      "isMultiline": true
    },
    "category": {
      "label": "Category",
      "required": "Please choose a category",
      "max": [
        40,
        "Please choose a category"
      ]
    },
    "fullAddress": {
      "label": "Address",
      "max": [
        300,
        "An address has at most 300 characters"
      ]
    },
    "pincode": {
      "label": "Pincode",
      "max": [
        12,
        "A pincode has at most 12 characters"
      ],
      "pattern": [
        "^[a-z0-9 -]+$",
        "A pincode can contain only letters, digits and spaces"
      ]
    },
    "phone": {
      "label": "Phone",
      "max": [
        40,
        "A phone number has at most 40 characters"
      ],
      "pattern": [
        "^\\+?[0-9 ()./-]{4,}(?: ext\\. [0-9]{1,8})?$",
        "This does not look like a phone number"
      ],
      "kind": "phone"
    },
    "website": {
      "label": "Website",
      "max": [
        500,
        "A website has at most 500 characters"
      ],
      "pattern": [
        "^https?://[^\\s/?#@]+\\.[^\\s/?#@]+([/?#]\\S*)?$",
        "Write the full address, such as https://example.org"
      ]
    },
    "priceRange": {
      "label": "Price range",
      "max": [
        4,
        "Please choose a price range"
      ],
      "pattern": [
        "^(Free|([^\\w\\s])\\2{0,2})$",
        "Please choose a price range"
      ]
    },
    "openingHours": {
      "label": "Opening hours",
      "max": [
        500,
        "Opening hours have at most 500 characters"
      ]
    }
  },
  "SuggestPlaceInput": {
    "name": {
      "label": "Name",
      "required": "Name is required",
      "min": [
        2,
        "Name must be at least 2 characters"
      ],
      "max": [
        120,
        "Name must be at most 120 characters"
      ]
    },
    "description": {
      "label": "Description",
      "required": "Please describe the place",
      "min": [
        20,
        "Please write at least 20 characters"
      ],
      "max": [
        2000,
        "A description has at most 2,000 characters"
      ],
      "isMultiline": true
    },
    "category": {
      "label": "Category",
      "required": "Please choose a category",
      "max": [
        40,
        "Please choose a category"
      ]
    },
    "fullAddress": {
      "label": "Address",
      "max": [
        300,
        "An address has at most 300 characters"
      ]
    },
    "pincode": {
      "label": "Pincode",
      "max": [
        12,
        "A pincode has at most 12 characters"
      ],
      "pattern": [
        "^[a-z0-9 -]+$",
        "A pincode can contain only letters, digits and spaces"
      ]
    },
    "phone": {
      "label": "Phone",
      "max": [
        40,
        "A phone number has at most 40 characters"
      ],
      "pattern": [
        "^\\+?[0-9 ()./-]{4,}(?: ext\\. [0-9]{1,8})?$",
        "This does not look like a phone number"
      ],
      "kind": "phone"
    },
    "website": {
      "label": "Website",
      "max": [
        500,
        "A website has at most 500 characters"
      ],
      "pattern": [
        "^https?://[^\\s/?#@]+\\.[^\\s/?#@]+([/?#]\\S*)?$",
        "Write the full address, such as https://example.org"
      ]
    },
    "priceRange": {
      "label": "Price range",
      "max": [
        4,
        "Please choose a price range"
      ],
      "pattern": [
        "^(Free|([^\\w\\s])\\2{0,2})$",
        "Please choose a price range"
      ]
    },
    "openingHours": {
      "label": "Opening hours",
      "max": [
        500,
        "Opening hours have at most 500 characters"
      ]
    }
  },
  "UpdateProfileInput": {
    "name": {
      "label": "Name",
      "required": "Name is required",
      "min": [
        2,
        "Name must be at least 2 characters"
      ],
      "max": [
        80,
        "Name must be at most 80 characters"
      ]
    },
    "email": {
      "label": "Email",
      "required": "Email is required",
      "max": [
        254,
        "Email must be at most 254 characters"
      ],
      "pattern": [
        "^[a-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\\.)+(?:[a-z]{2,63}|xn--[a-z0-9-]{0,58}[a-z0-9])$",
        "Invalid email address"
      ],
      "kind": "email",
      "mayBeMissing": true
    },
    "currentPassword": {
      "label": "Password",
      "max": [
        256,
        "Password must be at most 256 characters"
      ],
      "isRaw": true
    }
  },
  "VerifyEmailInput": {
    "token": {
      "label": "Link",
      "required": "The link is incomplete. Open it from the message again.",
      "max": [
        43,
        "The link is incomplete. Open it from the message again."
      ]
    }
  },
  "WebhookInput": {
    "url": {
      "label": "Address",
      "required": "Please enter the address that messages are sent to",
      "max": [
        2000,
        "An address has at most 2,000 characters"
      ],
      "pattern": [
        "^https?://[^\\s]+$",
        "Please enter an address such as https://hooks.example.org/citypins"
      ]
    },
    "description": {
      "label": "Description",
      "max": [
        200,
        "A description has at most 200 characters"
      ]
    }
  }
} as const;
