/** Messages about the system page, which the console shows. */
export const system = {
  jobNotCancellable: 'This job has ended, or must not stop half done',
  jobNotRetryable: 'Only a failed or cancelled job can be started again',
  backupElsewhere: 'This backup is on another machine: {{machine}}',
  backupGone: 'The file of this backup does not exist any more',
} as const;
