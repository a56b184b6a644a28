// Generated from the classes in backend/src by `npm run build`. Do not edit.
export const inputRules = {
  "ChangePasswordInput": {
    "currentPassword": {
      "label": "Password",
      "max": 256,
      "isRaw": true
    },
    "newPassword": {
      "label": "Password",
      "required": "accounts.passwordMissing",
      "min": [
        6,
        "accounts.passwordTooShort"
      ],
      "max": 256,
      "isRaw": true
    }
  },
  "CityInput": {
    "timeZone": {
      "label": "Time zone",
      "max": 64
    },
    "name": {
      "label": "Name",
      "required": "console.cityNameMissing",
      "min": [
        2,
        "console.cityNameTooShort"
      ],
      "max": 120
    },
    "state": {
      "label": "State",
      "required": "console.stateMissing",
      "max": 120
    },
    "country": {
      "label": "Country",
      "required": "console.countryMissing",
      "max": 120
    },
    "description": {
      "label": "Description",
      "required": "console.cityDescriptionMissing",
      "min": [
        20,
        "console.cityDescriptionTooShort"
      ],
      "max": 4000,
      "isMultiline": true
    }
  },
  "CreateApiTokenInput": {
    "name": {
      "label": "Name",
      "required": "accounts.tokenNameMissing",
      "max": 60
    }
  },
  "CreateInvitationInput": {
    "note": {
      "label": "Note",
      "max": 120
    }
  },
  "CreateReviewInput": {
    "title": {
      "label": "Title",
      "max": 120
    },
    "comment": {
      "label": "Comment",
      "required": "reviews.commentMissing",
      "max": 5000,
      "isMultiline": true
    },
    "visitMonth": {
      "label": "Month",
      "max": 7,
      "tooLong": "reviews.monthInvalid",
      "pattern": [
        "^(19|20)\\d\\d-(0[1-9]|1[0-2])$",
        "reviews.monthInvalid"
      ]
    }
  },
  "DeleteAccountInput": {
    "currentPassword": {
      "label": "Password",
      "max": 256,
      "isRaw": true
    }
  },
  "FetchMapAreaInput": {
    "address": {
      "label": "Address",
      "required": "maps.addressInvalid",
      "max": 2000,
      "pattern": [
        "^https?://[^\\s]+$",
        "maps.addressInvalid"
      ]
    },
    "name": {
      "label": "Name",
      "max": 100
    }
  },
  "PictureInput": {
    "alt": {
      "label": "Description",
      "max": 200
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
      "max": 120
    },
    "description": {
      "label": "Description",
      "required": "places.descriptionMissing",
      "min": [
        20,
        "places.descriptionTooShort"
      ],
      "max": 2000,
      "isMultiline": true
    },
    "category": {
      "label": "Category",
      "required": "places.categoryMissing",
      "max": 40,
      "tooLong": "places.categoryMissing"
    },
    "otherNames": {
      "label": "Other names",
      "max": 1000,
      "isMultiline": true
    },
    "fullAddress": {
      "label": "Address",
      "max": 300
    },
    "pincode": {
      "label": "Pincode",
      "max": 12,
      "pattern": [
        "^[a-z0-9 -]+$",
        "places.pincodeInvalid"
      ]
    },
    "area": {
      "label": "Area",
      "max": 80
    },
    "phone": {
      "label": "Phone number",
      "max": 40,
      "pattern": [
        "^\\+?[0-9 ()./-]{4,}(?: ext\\. [0-9]{1,8})?$",
        "places.phoneInvalid"
      ],
      "kind": "phone"
    },
    "website": {
      "label": "Website",
      "max": 500,
      "pattern": [
        "^https?://[^\\s/?#@]+\\.[^\\s/?#@]+([/?#]\\S*)?$",
        "places.websiteInvalid"
      ]
    },
    "email": {
      "label": "Email",
      "max": 254,
      "pattern": [
        "^[a-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\\.)+(?:[a-z]{2,63}|xn--[a-z0-9-]{0,58}[a-z0-9])$",
        "accounts.emailInvalid"
      ],
      "kind": "email"
    },
    "otherPhones": {
      "label": "Phone number",
      "max": 1000,
      "isMultiline": true
    },
    "socialLinks": {
      "label": "Social media",
      "max": 1000,
      "isMultiline": true
    },
    "menuUrl": {
      "label": "Menu",
      "max": 500,
      "pattern": [
        "^https?://[^\\s/?#@]+\\.[^\\s/?#@]+([/?#]\\S*)?$",
        "places.websiteInvalid"
      ]
    },
    "bookingUrl": {
      "label": "Booking",
      "max": 500,
      "pattern": [
        "^https?://[^\\s/?#@]+\\.[^\\s/?#@]+([/?#]\\S*)?$",
        "places.websiteInvalid"
      ]
    },
    "priceRange": {
      "label": "Price range",
      "max": 4,
      "tooLong": "places.priceRangeInvalid",
      "pattern": [
        "^(Free|([^\\w\\s])\\2{0,2})$",
        "places.priceRangeInvalid"
      ]
    },
    "openingHours": {
      "label": "Opening hours",
      "max": 500
    },
    "businessStatus": {
      "label": "Business status",
      "max": 40,
      "tooLong": "places.businessStatusUnknown"
    },
    "opensOn": {
      "label": "Opens on",
      "max": 10,
      "tooLong": "places.dayInvalid"
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
      "max": 120
    },
    "description": {
      "label": "Description",
      "required": "places.descriptionMissing",
      "min": [
        20,
        "places.descriptionTooShort"
      ],
      "max": 2000,
      "isMultiline": true
    },
    "category": {
      "label": "Category",
      "required": "places.categoryMissing",
      "max": 40,
      "tooLong": "places.categoryMissing"
    },
    "otherNames": {
      "label": "Other names",
      "max": 1000,
      "isMultiline": true
    },
    "fullAddress": {
      "label": "Address",
      "max": 300
    },
    "pincode": {
      "label": "Pincode",
      "max": 12,
      "pattern": [
        "^[a-z0-9 -]+$",
        "places.pincodeInvalid"
      ]
    },
    "area": {
      "label": "Area",
      "max": 80
    },
    "phone": {
      "label": "Phone number",
      "max": 40,
      "pattern": [
        "^\\+?[0-9 ()./-]{4,}(?: ext\\. [0-9]{1,8})?$",
        "places.phoneInvalid"
      ],
      "kind": "phone"
    },
    "website": {
      "label": "Website",
      "max": 500,
      "pattern": [
        "^https?://[^\\s/?#@]+\\.[^\\s/?#@]+([/?#]\\S*)?$",
        "places.websiteInvalid"
      ]
    },
    "email": {
      "label": "Email",
      "max": 254,
      "pattern": [
        "^[a-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\\.)+(?:[a-z]{2,63}|xn--[a-z0-9-]{0,58}[a-z0-9])$",
        "accounts.emailInvalid"
      ],
      "kind": "email"
    },
    "otherPhones": {
      "label": "Phone number",
      "max": 1000,
      "isMultiline": true
    },
    "socialLinks": {
      "label": "Social media",
      "max": 1000,
      "isMultiline": true
    },
    "menuUrl": {
      "label": "Menu",
      "max": 500,
      "pattern": [
        "^https?://[^\\s/?#@]+\\.[^\\s/?#@]+([/?#]\\S*)?$",
        "places.websiteInvalid"
      ]
    },
    "bookingUrl": {
      "label": "Booking",
      "max": 500,
      "pattern": [
        "^https?://[^\\s/?#@]+\\.[^\\s/?#@]+([/?#]\\S*)?$",
        "places.websiteInvalid"
      ]
    },
    "priceRange": {
      "label": "Price range",
      "max": 4,
      "tooLong": "places.priceRangeInvalid",
      "pattern": [
        "^(Free|([^\\w\\s])\\2{0,2})$",
        "places.priceRangeInvalid"
      ]
    },
    "openingHours": {
      "label": "Opening hours",
      "max": 500
    },
    "businessStatus": {
      "label": "Business status",
      "max": 40,
      "tooLong": "places.businessStatusUnknown"
    },
    "opensOn": {
      "label": "Opens on",
      "max": 10,
      "tooLong": "places.dayInvalid"
    }
  },
  "PlaceListInput": {
    "name": {
      "label": "Name",
      "required": "lists.nameMissing",
      "max": 80
    },
    "description": {
      "label": "Description",
      "max": 500,
      "isMultiline": true
    }
  },
  "PlaceListNoteInput": {
    "note": {
      "label": "Note",
      "max": 500,
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
      "max": 80
    },
    "email": {
      "label": "Email",
      "required": "accounts.emailMissing",
      "max": 254,
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
      "max": 256,
      "isRaw": true
    },
    "invitation": {
      "label": "Invitation",
      "max": 43,
      "tooLong": "accounts.linkIncomplete"
    }
  },
  "RejectionInput": {
    "reason": {
      "label": "Reason",
      "required": "console.reasonMissing",
      "max": 500,
      "isMultiline": true
    }
  },
  "ReportInput": {
    "note": {
      "label": "Note",
      "max": 500,
      "isMultiline": true
    }
  },
  "RequestPasswordResetInput": {
    "email": {
      "label": "Email",
      "required": "accounts.emailMissing",
      "max": 254,
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
      "max": 43,
      "tooLong": "accounts.linkIncomplete"
    },
    "password": {
      "label": "Password",
      "required": "accounts.passwordMissing",
      "min": [
        6,
        "accounts.passwordTooShort"
      ],
      "max": 256,
      "isRaw": true
    }
  },
  "ReviewInput": {
    "title": {
      "label": "Title",
      "max": 120
    },
    "comment": {
      "label": "Comment",
      "required": "reviews.commentMissing",
      "max": 5000,
      "isMultiline": true
    },
    "visitMonth": {
      "label": "Month",
      "max": 7,
      "tooLong": "reviews.monthInvalid",
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
      "max": 40
    },
    "query": {
      "label": "View",
      "max": 500
    }
  },
  "SignInInput": {
    "email": {
      "label": "Email",
      "required": "accounts.emailMissing",
      "max": 254,
      "pattern": [
        "^[a-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\\.)+(?:[a-z]{2,63}|xn--[a-z0-9-]{0,58}[a-z0-9])$",
        "accounts.emailInvalid"
      ],
      "kind": "email"
    },
    "password": {
      "label": "Password",
      "required": "accounts.passwordMissing",
      "max": 256,
      "isRaw": true
    }
  },
  "SuggestPlaceEditInput": {
    "note": {
      "label": "Note",
      "max": 500,
      "isMultiline": true
    },
    "name": {
      "label": "Name",
      "required": "places.nameMissing",
      "min": [
        2,
        "places.nameTooShort"
      ],
      "max": 120
    },
    "description": {
      "label": "Description",
      "required": "places.descriptionMissing",
      "min": [
        20,
        "places.descriptionTooShort"
      ],
      "max": 2000,
      "isMultiline": true
    },
    "category": {
      "label": "Category",
      "required": "places.categoryMissing",
      "max": 40,
      "tooLong": "places.categoryMissing"
    },
    "otherNames": {
      "label": "Other names",
      "max": 1000,
      "isMultiline": true
    },
    "fullAddress": {
      "label": "Address",
      "max": 300
    },
    "pincode": {
      "label": "Pincode",
      "max": 12,
      "pattern": [
        "^[a-z0-9 -]+$",
        "places.pincodeInvalid"
      ]
    },
    "area": {
      "label": "Area",
      "max": 80
    },
    "phone": {
      "label": "Phone number",
      "max": 40,
      "pattern": [
        "^\\+?[0-9 ()./-]{4,}(?: ext\\. [0-9]{1,8})?$",
        "places.phoneInvalid"
      ],
      "kind": "phone"
    },
    "website": {
      "label": "Website",
      "max": 500,
      "pattern": [
        "^https?://[^\\s/?#@]+\\.[^\\s/?#@]+([/?#]\\S*)?$",
        "places.websiteInvalid"
      ]
    },
    "email": {
      "label": "Email",
      "max": 254,
      "pattern": [
        "^[a-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\\.)+(?:[a-z]{2,63}|xn--[a-z0-9-]{0,58}[a-z0-9])$",
        "accounts.emailInvalid"
      ],
      "kind": "email"
    },
    "otherPhones": {
      "label": "Phone number",
      "max": 1000,
      "isMultiline": true
    },
    "socialLinks": {
      "label": "Social media",
      "max": 1000,
      "isMultiline": true
    },
    "menuUrl": {
      "label": "Menu",
      "max": 500,
      "pattern": [
        "^https?://[^\\s/?#@]+\\.[^\\s/?#@]+([/?#]\\S*)?$",
        "places.websiteInvalid"
      ]
    },
    "bookingUrl": {
      "label": "Booking",
      "max": 500,
      "pattern": [
        "^https?://[^\\s/?#@]+\\.[^\\s/?#@]+([/?#]\\S*)?$",
        "places.websiteInvalid"
      ]
    },
    "priceRange": {
      "label": "Price range",
      "max": 4,
      "tooLong": "places.priceRangeInvalid",
      "pattern": [
        "^(Free|([^\\w\\s])\\2{0,2})$",
        "places.priceRangeInvalid"
      ]
    },
    "openingHours": {
      "label": "Opening hours",
      "max": 500
    },
    "businessStatus": {
      "label": "Business status",
      "max": 40,
      "tooLong": "places.businessStatusUnknown"
    },
    "opensOn": {
      "label": "Opens on",
      "max": 10,
      "tooLong": "places.dayInvalid"
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
      "max": 120
    },
    "description": {
      "label": "Description",
      "required": "places.descriptionMissing",
      "min": [
        20,
        "places.descriptionTooShort"
      ],
      "max": 2000,
      "isMultiline": true
    },
    "category": {
      "label": "Category",
      "required": "places.categoryMissing",
      "max": 40,
      "tooLong": "places.categoryMissing"
    },
    "otherNames": {
      "label": "Other names",
      "max": 1000,
      "isMultiline": true
    },
    "fullAddress": {
      "label": "Address",
      "max": 300
    },
    "pincode": {
      "label": "Pincode",
      "max": 12,
      "pattern": [
        "^[a-z0-9 -]+$",
        "places.pincodeInvalid"
      ]
    },
    "area": {
      "label": "Area",
      "max": 80
    },
    "phone": {
      "label": "Phone number",
      "max": 40,
      "pattern": [
        "^\\+?[0-9 ()./-]{4,}(?: ext\\. [0-9]{1,8})?$",
        "places.phoneInvalid"
      ],
      "kind": "phone"
    },
    "website": {
      "label": "Website",
      "max": 500,
      "pattern": [
        "^https?://[^\\s/?#@]+\\.[^\\s/?#@]+([/?#]\\S*)?$",
        "places.websiteInvalid"
      ]
    },
    "email": {
      "label": "Email",
      "max": 254,
      "pattern": [
        "^[a-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\\.)+(?:[a-z]{2,63}|xn--[a-z0-9-]{0,58}[a-z0-9])$",
        "accounts.emailInvalid"
      ],
      "kind": "email"
    },
    "otherPhones": {
      "label": "Phone number",
      "max": 1000,
      "isMultiline": true
    },
    "socialLinks": {
      "label": "Social media",
      "max": 1000,
      "isMultiline": true
    },
    "menuUrl": {
      "label": "Menu",
      "max": 500,
      "pattern": [
        "^https?://[^\\s/?#@]+\\.[^\\s/?#@]+([/?#]\\S*)?$",
        "places.websiteInvalid"
      ]
    },
    "bookingUrl": {
      "label": "Booking",
      "max": 500,
      "pattern": [
        "^https?://[^\\s/?#@]+\\.[^\\s/?#@]+([/?#]\\S*)?$",
        "places.websiteInvalid"
      ]
    },
    "priceRange": {
      "label": "Price range",
      "max": 4,
      "tooLong": "places.priceRangeInvalid",
      "pattern": [
        "^(Free|([^\\w\\s])\\2{0,2})$",
        "places.priceRangeInvalid"
      ]
    },
    "openingHours": {
      "label": "Opening hours",
      "max": 500
    },
    "businessStatus": {
      "label": "Business status",
      "max": 40,
      "tooLong": "places.businessStatusUnknown"
    },
    "opensOn": {
      "label": "Opens on",
      "max": 10,
      "tooLong": "places.dayInvalid"
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
      "max": 80
    },
    "email": {
      "label": "Email",
      "required": "accounts.emailMissing",
      "max": 254,
      "pattern": [
        "^[a-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\\.)+(?:[a-z]{2,63}|xn--[a-z0-9-]{0,58}[a-z0-9])$",
        "accounts.emailInvalid"
      ],
      "kind": "email",
      "mayBeMissing": true
    },
    "currentPassword": {
      "label": "Password",
      "max": 256,
      "isRaw": true
    }
  },
  "VerifyEmailInput": {
    "token": {
      "label": "Link",
      "required": "accounts.linkIncomplete",
      "max": 43,
      "tooLong": "accounts.linkIncomplete"
    }
  },
  "WebhookInput": {
    "url": {
      "label": "Address",
      "required": "console.webhookAddressMissing",
      "max": 2000,
      "pattern": [
        "^https?://[^\\s]+$",
        "console.webhookAddressInvalid"
      ]
    },
    "description": {
      "label": "Description",
      "max": 200
    }
  }
} as const;
