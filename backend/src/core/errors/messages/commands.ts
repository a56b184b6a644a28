/** Messages of the operator's commands, in English. */
export const commands = {
  adminAlready: '{{email}} is an admin already.',
  adminSuspended: '{{email}} is suspended, and a suspended user cannot become an admin. End the suspension first.',
  adminUnconfirmed: 'The address {{email}} is not confirmed.',
  notAdmin: '{{email}} is not an admin.',
} as const;
