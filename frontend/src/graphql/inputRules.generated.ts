// Generated from the classes in backend/src by `npm run build`. Do not edit.
export const inputRules = {
  "ChangePasswordInput": {
    "currentPassword": {
      "label": "Password",
      "max": [
        256,
        "accounts.passwordTooLong"
      ],
      "isRaw": true
    },
    "newPassword": {
      "label": "Password",
      "required": "accounts.passwordMissing",
      "min": [
        6,
        "accounts.passwordTooShort"
      ],
      "max": [
        256,
        "accounts.passwordTooLong"
      ],
      "isRaw": true
    }
  },
  "CityInput": {
    "name": {
      "label": "Name",
      "required": "console.cityNameMissing",
      "min": [
        2,
        "console.cityNameTooShort"
      ],
      "max": [
        120,
        "console.cityNameTooLong"
      ]
    },
    "state": {
      "label": "State",
      "required": "console.stateMissing",
      "max": [
        120,
        "console.stateTooLong"
      ]
    },
    "country": {
      "label": "Country",
      "required": "console.countryMissing",
      "max": [
        120,
        "console.countryTooLong"
      ]
    },
    "description": {
      "label": "Description",
      "required": "console.cityDescriptionMissing",
      "min": [
        20,
        "console.cityDescriptionTooShort"
      ],
      "max": [
        4000,
        "console.cityDescriptionTooLong"
      ],
      "isMultiline": true
    },
    "timeZone": {
      "label": "Time zone",
      "max": [
        64,
        "console.timeZoneTooLong"
      ]
    }
  },
  "CreateApiTokenInput": {
    "name": {
      "label": "Name",
      "required": "accounts.tokenNameMissing",
      "max": [
        60,
        "accounts.tokenNameTooLong"
      ]
    }
  },
  "CreateReviewInput": {
    "title": {
      "label": "Title",
      "max": [
        120,
        "reviews.titleTooLong"
      ]
    },
    "comment": {
      "label": "Comment",
      "required": "reviews.commentMissing",
      "max": [
        5000,
        "reviews.commentTooLong"
      ],
      "isMultiline": true
    },
    "visitMonth": {
      "label": "Month",
      "max": [
        7,
        "reviews.monthInvalid"
      ],
      "pattern": [
        "^(19|20)\\d\\d-(0[1-9]|1[0-2])$",
        "reviews.monthInvalid"
      ]
    }
  },
  "DeleteAccountInput": {
    "currentPassword": {
      "label": "Password",
      "max": [
        256,
        "accounts.passwordTooLong"
      ],
      "isRaw": true
    }
  },
  "PictureInput": {
    "alt": {
      "label": "Description",
      "max": [
        200,
        "photos.descriptionTooLong"
      ]
    }
  },
  "PlaceDetailsInput": {
    "name": {
      "label": "Name",
      "required": "places.nameMissing",
      "min": [
        2,
        "places.nameTooShort"
      ],
      "max": [
        120,
        "places.nameTooLong"
      ]
    },
    "description": {
      "label": "Description",
      "required": "places.descriptionMissing",
      "min": [
        20,
        "places.descriptionTooShort"
      ],
      "max": [
        2000,
        "places.descriptionTooLong"
      ],
      "isMultiline": true
    },
    "category": {
      "label": "Category",
      "required": "places.categoryMissing",
      "max": [
        40,
        "places.categoryMissing"
      ]
    },
    "fullAddress": {
      "label": "Address",
      "max": [
        300,
        "places.addressTooLong"
      ]
    },
    "pincode": {
      "label": "Pincode",
      "max": [
        12,
        "places.pincodeTooLong"
      ],
      "pattern": [
        "^[a-z0-9 -]+$",
        "places.pincodeInvalid"
      ]
    },
    "phone": {
      "label": "Phone number",
      "max": [
        40,
        "places.phoneTooLong"
      ],
      "pattern": [
        "^\\+?[0-9 ()./-]{4,}(?: ext\\. [0-9]{1,8})?$",
        "places.phoneInvalid"
      ],
      "kind": "phone"
    },
    "website": {
      "label": "Website",
      "max": [
        500,
        "places.websiteTooLong"
      ],
      "pattern": [
        "^https?://[^\\s/?#@]+\\.[^\\s/?#@]+([/?#]\\S*)?$",
        "places.websiteInvalid"
      ]
    },
    "priceRange": {
      "label": "Price range",
      "max": [
        4,
        "places.priceRangeInvalid"
      ],
      "pattern": [
        "^(Free|([^\\w\\s])\\2{0,2})$",
        "places.priceRangeInvalid"
      ]
    },
    "openingHours": {
      "label": "Opening hours",
      "max": [
        500,
        "places.openingHoursTooLong"
      ]
    }
  },
  "PlaceInput": {
    "name": {
      "label": "Name",
      "required": "places.nameMissing",
      "min": [
        2,
        "places.nameTooShort"
      ],
      "max": [
        120,
        "places.nameTooLong"
      ]
    },
    "description": {
      "label": "Description",
      "required": "places.descriptionMissing",
      "min": [
        20,
        "places.descriptionTooShort"
      ],
      "max": [
        2000,
        "places.descriptionTooLong"
      ],
      "isMultiline": true
    },
    "category": {
      "label": "Category",
      "required": "places.categoryMissing",
      "max": [
        40,
        "places.categoryMissing"
      ]
    },
    "fullAddress": {
      "label": "Address",
      "max": [
        300,
        "places.addressTooLong"
      ]
    },
    "pincode": {
      "label": "Pincode",
      "max": [
        12,
        "places.pincodeTooLong"
      ],
      "pattern": [
        "^[a-z0-9 -]+$",
        "places.pincodeInvalid"
      ]
    },
    "phone": {
      "label": "Phone number",
      "max": [
        40,
        "places.phoneTooLong"
      ],
      "pattern": [
        "^\\+?[0-9 ()./-]{4,}(?: ext\\. [0-9]{1,8})?$",
        "places.phoneInvalid"
      ],
      "kind": "phone"
    },
    "website": {
      "label": "Website",
      "max": [
        500,
        "places.websiteTooLong"
      ],
      "pattern": [
        "^https?://[^\\s/?#@]+\\.[^\\s/?#@]+([/?#]\\S*)?$",
        "places.websiteInvalid"
      ]
    },
    "priceRange": {
      "label": "Price range",
      "max": [
        4,
        "places.priceRangeInvalid"
      ],
      "pattern": [
        "^(Free|([^\\w\\s])\\2{0,2})$",
        "places.priceRangeInvalid"
      ]
    },
    "openingHours": {
      "label": "Opening hours",
      "max": [
        500,
        "places.openingHoursTooLong"
      ]
    }
  },
  "PlaceListInput": {
    "name": {
      "label": "Name",
      "required": "lists.nameMissing",
      "max": [
        80,
        "lists.nameTooLong"
      ]
    },
    "description": {
      "label": "Description",
      "max": [
        500,
        "lists.descriptionTooLong"
      ],
      "isMultiline": true
    }
  },
  "PlaceListNoteInput": {
    "note": {
      "label": "Note",
      "max": [
        500,
        "lists.noteTooLong"
      ],
      "isMultiline": true
    }
  },
  "RegisterInput": {
    "name": {
      "label": "Name",
      "required": "accounts.nameMissing",
      "min": [
        2,
        "accounts.nameTooShort"
      ],
      "max": [
        80,
        "accounts.nameTooLong"
      ]
    },
    "email": {
      "label": "Email",
      "required": "accounts.emailMissing",
      "max": [
        254,
        "accounts.emailTooLong"
      ],
      "pattern": [
        "^[a-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\\.)+(?:[a-z]{2,63}|xn--[a-z0-9-]{0,58}[a-z0-9])$",
        "accounts.emailInvalid"
      ],
      "kind": "email"
    },
    "password": {
      "label": "Password",
      "required": "accounts.passwordMissing",
      "min": [
        6,
        "accounts.passwordTooShort"
      ],
      "max": [
        256,
        "accounts.passwordTooLong"
      ],
      "isRaw": true
    }
  },
  "RejectionInput": {
    "reason": {
      "label": "Reason",
      "required": "console.reasonMissing",
      "max": [
        500,
        "console.reasonTooLong"
      ],
      "isMultiline": true
    }
  },
  "ReportInput": {
    "note": {
      "label": "Note",
      "max": [
        500,
        "reports.noteTooLong"
      ],
      "isMultiline": true
    }
  },
  "RequestPasswordResetInput": {
    "email": {
      "label": "Email",
      "required": "accounts.emailMissing",
      "max": [
        254,
        "accounts.emailTooLong"
      ],
      "pattern": [
        "^[a-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\\.)+(?:[a-z]{2,63}|xn--[a-z0-9-]{0,58}[a-z0-9])$",
        "accounts.emailInvalid"
      ],
      "kind": "email"
    }
  },
  "ResetPasswordInput": {
    "token": {
      "label": "Link",
      "required": "accounts.linkIncomplete",
      "max": [
        43,
        "accounts.linkIncomplete"
      ]
    },
    "password": {
      "label": "Password",
      "required": "accounts.passwordMissing",
      "min": [
        6,
        "accounts.passwordTooShort"
      ],
      "max": [
        256,
        "accounts.passwordTooLong"
      ],
      "isRaw": true
    }
  },
  "ReviewInput": {
    "title": {
      "label": "Title",
      "max": [
        120,
        "reviews.titleTooLong"
      ]
    },
    "comment": {
      "label": "Comment",
      "required": "reviews.commentMissing",
      "max": [
        5000,
        "reviews.commentTooLong"
      ],
      "isMultiline": true
    },
    "visitMonth": {
      "label": "Month",
      "max": [
        7,
        "reviews.monthInvalid"
      ],
      "pattern": [
        "^(19|20)\\d\\d-(0[1-9]|1[0-2])$",
        "reviews.monthInvalid"
      ]
    }
  },
  "SaveViewInput": {
    "name": {
      "label": "Name",
      "required": "console.viewNameMissing",
      "max": [
        40,
        "console.viewNameTooLong"
      ]
    },
    "query": {
      "label": "View",
      "max": [
        500,
        "console.viewTooLong"
      ]
    }
  },
  "SignInInput": {
    "email": {
      "label": "Email",
      "required": "accounts.emailMissing",
      "max": [
        254,
        "accounts.emailTooLong"
      ],
      "pattern": [
        "^[a-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\\.)+(?:[a-z]{2,63}|xn--[a-z0-9-]{0,58}[a-z0-9])$",
        "accounts.emailInvalid"
      ],
      "kind": "email"
    },
    "password": {
      "label": "Password",
      "required": "accounts.passwordMissing",
      "max": [
        256,
        "accounts.passwordTooLong"
      ],
      "isRaw": true
    }
  },
  "SuggestPlaceEditInput": {
    "note": {
      "label": "Note",
      "max": [
        500,
        "places.noteTooLong"
      ],
      "isMultiline": true
    },
    "name": {
      "label": "Name",
      "required": "places.nameMissing",
      "min": [
        2,
        "places.nameTooShort"
      ],
      "max": [
        120,
        "places.nameTooLong"
      ]
    },
    "description": {
      "label": "Description",
      "required": "places.descriptionMissing",
      "min": [
        20,
        "places.descriptionTooShort"
      ],
      "max": [
        2000,
        "places.descriptionTooLong"
      ],
      "isMultiline": true
    },
    "category": {
      "label": "Category",
      "required": "places.categoryMissing",
      "max": [
        40,
        "places.categoryMissing"
      ]
    },
    "fullAddress": {
      "label": "Address",
      "max": [
        300,
        "places.addressTooLong"
      ]
    },
    "pincode": {
      "label": "Pincode",
      "max": [
        12,
        "places.pincodeTooLong"
      ],
      "pattern": [
        "^[a-z0-9 -]+$",
        "places.pincodeInvalid"
      ]
    },
    "phone": {
      "label": "Phone number",
      "max": [
        40,
        "places.phoneTooLong"
      ],
      "pattern": [
        "^\\+?[0-9 ()./-]{4,}(?: ext\\. [0-9]{1,8})?$",
        "places.phoneInvalid"
      ],
      "kind": "phone"
    },
    "website": {
      "label": "Website",
      "max": [
        500,
        "places.websiteTooLong"
      ],
      "pattern": [
        "^https?://[^\\s/?#@]+\\.[^\\s/?#@]+([/?#]\\S*)?$",
        "places.websiteInvalid"
      ]
    },
    "priceRange": {
      "label": "Price range",
      "max": [
        4,
        "places.priceRangeInvalid"
      ],
      "pattern": [
        "^(Free|([^\\w\\s])\\2{0,2})$",
        "places.priceRangeInvalid"
      ]
    },
    "openingHours": {
      "label": "Opening hours",
      "max": [
        500,
        "places.openingHoursTooLong"
      ]
    }
  },
  "SuggestPlaceInput": {
    "name": {
      "label": "Name",
      "required": "places.nameMissing",
      "min": [
        2,
        "places.nameTooShort"
      ],
      "max": [
        120,
        "places.nameTooLong"
      ]
    },
    "description": {
      "label": "Description",
      "required": "places.descriptionMissing",
      "min": [
        20,
        "places.descriptionTooShort"
      ],
      "max": [
        2000,
        "places.descriptionTooLong"
      ],
      "isMultiline": true
    },
    "category": {
      "label": "Category",
      "required": "places.categoryMissing",
      "max": [
        40,
        "places.categoryMissing"
      ]
    },
    "fullAddress": {
      "label": "Address",
      "max": [
        300,
        "places.addressTooLong"
      ]
    },
    "pincode": {
      "label": "Pincode",
      "max": [
        12,
        "places.pincodeTooLong"
      ],
      "pattern": [
        "^[a-z0-9 -]+$",
        "places.pincodeInvalid"
      ]
    },
    "phone": {
      "label": "Phone number",
      "max": [
        40,
        "places.phoneTooLong"
      ],
      "pattern": [
        "^\\+?[0-9 ()./-]{4,}(?: ext\\. [0-9]{1,8})?$",
        "places.phoneInvalid"
      ],
      "kind": "phone"
    },
    "website": {
      "label": "Website",
      "max": [
        500,
        "places.websiteTooLong"
      ],
      "pattern": [
        "^https?://[^\\s/?#@]+\\.[^\\s/?#@]+([/?#]\\S*)?$",
        "places.websiteInvalid"
      ]
    },
    "priceRange": {
      "label": "Price range",
      "max": [
        4,
        "places.priceRangeInvalid"
      ],
      "pattern": [
        "^(Free|([^\\w\\s])\\2{0,2})$",
        "places.priceRangeInvalid"
      ]
    },
    "openingHours": {
      "label": "Opening hours",
      "max": [
        500,
        "places.openingHoursTooLong"
      ]
    }
  },
  "UpdateProfileInput": {
    "name": {
      "label": "Name",
      "required": "accounts.nameMissing",
      "min": [
        2,
        "accounts.nameTooShort"
      ],
      "max": [
        80,
        "accounts.nameTooLong"
      ]
    },
    "email": {
      "label": "Email",
      "required": "accounts.emailMissing",
      "max": [
        254,
        "accounts.emailTooLong"
      ],
      "pattern": [
        "^[a-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\\.)+(?:[a-z]{2,63}|xn--[a-z0-9-]{0,58}[a-z0-9])$",
        "accounts.emailInvalid"
      ],
      "kind": "email",
      "mayBeMissing": true
    },
    "currentPassword": {
      "label": "Password",
      "max": [
        256,
        "accounts.passwordTooLong"
      ],
      "isRaw": true
    }
  },
  "VerifyEmailInput": {
    "token": {
      "label": "Link",
      "required": "accounts.linkIncomplete",
      "max": [
        43,
        "accounts.linkIncomplete"
      ]
    }
  },
  "WebhookInput": {
    "url": {
      "label": "Address",
      "required": "console.webhookAddressMissing",
      "max": [
        2000,
        "console.webhookAddressTooLong"
      ],
      "pattern": [
        "^https?://[^\\s]+$",
        "console.webhookAddressInvalid"
      ]
    },
    "description": {
      "label": "Description",
      "max": [
        200,
        "console.webhookDescriptionTooLong"
      ]
    }
  }
} as const;
