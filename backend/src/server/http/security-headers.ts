import { createHash } from 'node:crypto';
import type { RequestHandler, Response } from 'express';
import helmet from 'helmet';
import type { Env } from '../../core/config/index.js';
import type { SiteSettings } from '../../modules/site/index.js';

const sha256 = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Returns the inline scripts of a page that run. Data blocks have a `type`, and do not match. */
function inlineScripts(html: string): string[] {
  return [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map((match) => match[1] ?? '');
}

type MapSettings = Pick<SiteSettings, 'of'>;

/**
 * Returns the origin of the tiles that maps show besides those of this site, as a list for `img-src`. `{s}` in an address stands for any subdomain:
 * a wildcard stands for all labels up to it.
 */
function tileOrigins(settings: MapSettings): string[] {
  const { source, tileUrl } = settings.of('map');
  const [, scheme, host] = /^(https?:\/\/)([\w.{}-]+(?::\d+)?)(?=\/|$)/.exec(tileUrl) ?? [];
  return source === 'tiles' && scheme && host ? [`${scheme}${host.replace(/^.*[{}][^.]*/, '*')}`] : [];
}

/** Returns the origins of the avatars of users who sign in with Google or Facebook. */
function avatarOrigins({ google, facebook }: Env): string[] {
  return [...(google ? ['https://*.googleusercontent.com'] : []), ...(facebook ? ['https://*.fbsbx.com'] : [])];
}

/**
 * Sets the security headers of every response. Scripts run only from our own files, or inline if `pages` held them at start-up. Pictures also come
 * from the source of map tiles that the settings have at the time of the request.
 */
export function securityHeaders(env: Env, pages: readonly string[], settings: MapSettings): RequestHandler {
  const isSecure = env.publicUrl.startsWith('https:');
  return helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", ...pages.flatMap(inlineScripts).map(sha256)],
        // Emotion adds its style elements at run time.
        styleSrc: ["'self'", "'unsafe-inline'"],
        // blob: is for previews of photos before their upload.
        imgSrc: [() => ["'self'", 'data:', 'blob:', ...avatarOrigins(env), ...tileOrigins(settings)].join(' ')],
        fontSrc: ["'self'", 'data:'],
        connectSrc: ["'self'"],
        workerSrc: ["'self'", 'blob:'],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
    },
    strictTransportSecurity: isSecure && { includeSubDomains: env.hstsSubdomains },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    xFrameOptions: { action: 'deny' },
    // These are for Internet Explorer and Flash, which no longer exist; every API response would carry them.
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
  });
}

/**
 * Lets any site show a response in a frame, including sites with `Cross-Origin-Embedder-Policy`. Pages in frames know no session and have no
 * form, so clickjacking achieves nothing.
 */
export function allowFrames(settings: MapSettings): (response: Response) => void {
  const policy = () =>
    [
      "default-src 'none'",
      "script-src 'self'",
      "style-src 'self' 'unsafe-inline'",
      ["img-src 'self' data:", ...tileOrigins(settings)].join(' '),
      // Tiles of the map.
      "connect-src 'self'",
      "base-uri 'none'",
      "form-action 'none'",
      'frame-ancestors *',
    ].join('; ');
  return (response) => {
    response.removeHeader('X-Frame-Options');
    response.set({
      'Content-Security-Policy': policy(),
      'Cross-Origin-Resource-Policy': 'cross-origin',
      // Map pictures are requested without cookies, so their servers need not allow embedding.
      'Cross-Origin-Embedder-Policy': 'credentialless',
    });
  };
}

/** Allows Apollo's landing page, a frame of Apollo Sandbox, to load from Apollo's addresses. Only for requests of browsers. */
export const sandboxHeaders: RequestHandler = (request, response, next) => {
  if (request.method === 'GET' && request.accepts(['json', 'html']) === 'html') {
    const apollo = 'https://*.apollographql.com https://apollo-server-landing-page.cdn.apollographql.com';
    response.setHeader(
      'Content-Security-Policy',
      `default-src 'self'; script-src 'self' 'unsafe-inline' ${apollo}; style-src 'self' 'unsafe-inline' ${apollo}; img-src 'self' data: ${apollo}; ` +
        `font-src 'self' data: ${apollo}; manifest-src ${apollo}; frame-src ${apollo}; connect-src 'self' ${apollo}; object-src 'none'; base-uri 'none'; frame-ancestors 'none'`,
    );
    response.removeHeader('Cross-Origin-Embedder-Policy');
  }
  next();
};

/** Switches off browser features that the pages never use, for every script that they load. */
export const permissionsPolicy: RequestHandler = (_request, response, next) => {
  response.setHeader('Permissions-Policy', 'camera=(), microphone=(), payment=(), usb=(), geolocation=(self)');
  next();
};

/** Protects an address that holds a session token: browsers do not send it as a referrer, and no cache stores the response. */
export const secretAddress: RequestHandler = (_request, response, next) => {
  response.setHeader('Referrer-Policy', 'no-referrer');
  response.setHeader('Cache-Control', 'no-store');
  next();
};
