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
        "^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)*\\.[a-z]{2,}$",
        "Invalid email address"
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
  "RequestPasswordResetInput": {
    "email": {
      "label": "Email",
      "required": "Email is required",
      "max": [
        254,
        "Email must be at most 254 characters"
      ],
      "pattern": [
        "^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)*\\.[a-z]{2,}$",
        "Invalid email address"
      ]
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
  "SignInInput": {
    "email": {
      "label": "Email",
      "required": "Email is required",
      "max": [
        254,
        "Email must be at most 254 characters"
      ],
      "pattern": [
        "^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)*\\.[a-z]{2,}$",
        "Invalid email address"
      ]
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
        "^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)*\\.[a-z]{2,}$",
        "Invalid email address"
      ],
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
  }
} as const;
