import { createHash } from 'node:crypto';

/** Returns an id derived from name and position, so that the next import of the file finds the same place. */
export function madeUpId(name: string, { latitude, longitude }: { latitude: number | null; longitude: number | null }, where: string): string {
  const at = latitude === null || longitude === null ? where : `${latitude.toFixed(4)} ${longitude.toFixed(4)}`;
  return `made-up-${createHash('sha256').update(`${name}\n${at}`).digest('base64url').slice(0, 22)}`;
}
