import { createHash } from 'node:crypto';
import type { RequestHandler, Response } from 'express';
import helmet from 'helmet';
import type { Env } from '../../core/config/env.js';

const sha256 = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Scripts that stand in the page itself and run; data blocks have a type of their own. */
function inlineScripts(html: string): string[] {
  return [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map((match) => match[1] ?? '');
}

/** The origin that map pictures load from; `{s}` stands for any subdomain. */
const tileOrigin = (template: string): string => /^https?:\/\/[^/]+/.exec(template.replace('{s}', '*'))?.[0] ?? '';

/** Where the pictures of people come from who sign in with an account elsewhere. */
function avatarOrigins({ google, facebook }: Env): string[] {
  return [...(google ? ['https://*.googleusercontent.com'] : []), ...(facebook ? ['https://*.fbsbx.com'] : [])];
}

/** Security headers for everything; scripts run only from our own files, or inline when `pages` held them at start-up. */
export function securityHeaders(env: Env, pages: readonly string[]): RequestHandler {
  const isSecure = env.publicUrl.startsWith('https:');
  return helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", ...pages.flatMap(inlineScripts).map(sha256)],
        // Emotion writes its style elements as the page runs.
        styleSrc: ["'self'", "'unsafe-inline'"],
        // blob: shows photos before they are uploaded.
        imgSrc: ["'self'", 'data:', 'blob:', tileOrigin(env.mapTiles.url), ...avatarOrigins(env)],
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
    // For Internet Explorer and Flash, which are gone; every answer of the API would carry them.
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
  });
}

/**
 * Lets any site show an answer in a frame, one with `Cross-Origin-Embedder-Policy` included. What is shown so knows no session and has no form,
 * so that nothing is won by having somebody press it unawares.
 */
export function allowFrames({ mapTiles }: Env): (response: Response) => void {
  const policy = [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' data: ${tileOrigin(mapTiles.url)}`,
    "base-uri 'none'",
    "form-action 'none'",
    'frame-ancestors *',
  ].join('; ');
  return (response) => {
    response.removeHeader('X-Frame-Options');
    response.set({
      'Content-Security-Policy': policy,
      'Cross-Origin-Resource-Policy': 'cross-origin',
      // Map pictures are asked for without cookies: their servers need not agree to be embedded.
      'Cross-Origin-Embedder-Policy': 'credentialless',
    });
  };
}

/** Apollo's landing page is a frame of Apollo Sandbox: it needs Apollo's own addresses, and only when a browser opens it. */
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

/** What the pages never use is switched off for whatever they might come to load. */
export const permissionsPolicy: RequestHandler = (_request, response, next) => {
  response.setHeader('Permissions-Policy', 'camera=(), microphone=(), payment=(), usb=(), geolocation=(self)');
  next();
};

/** For what has to do with an address that holds a session's token: nobody is told the address, and nobody keeps the answer. */
export const secretAddress: RequestHandler = (_request, response, next) => {
  response.setHeader('Referrer-Policy', 'no-referrer');
  response.setHeader('Cache-Control', 'no-store');
  next();
};
