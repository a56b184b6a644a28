/** Functions that write SVG text. All numbers are rounded by `num` to keep the pictures small. */

/** Rounds a number to a tenth, or to an integer from 100 on, where a tenth of a unit is invisible. */
const num = (value: number): number => +value.toFixed(Math.abs(value) < 100 ? 1 : 0);

/** Template tag for path data. Rounds all inserted numbers. */
export function d(parts: TemplateStringsArray, ...values: (number | string)[]): string {
  return parts.reduce((text, part, i) => {
    const value = values[i - 1] ?? '';
    const written = typeof value === 'number' ? String(num(value)).replace(/^(-?)0\./, '$1.') : value;
    return (written.startsWith('-') && text.endsWith(' ') ? text.slice(0, -1) : text) + written + part;
  });
}

const alpha = (opacity: number): string => (opacity < 1 ? ` opacity="${+opacity.toFixed(2)}"` : '');

export function rect(x: number, y: number, width: number, height: number, fill: string, radius = 0, opacity = 1): string {
  const corner = radius ? ` rx="${num(radius)}"` : '';
  return `<rect x="${num(x)}" y="${num(y)}" width="${num(width)}" height="${num(height)}" fill="${fill}"${corner}${alpha(opacity)}/>`;
}

export function circle(x: number, y: number, radius: number, fill: string, opacity = 1): string {
  return `<circle cx="${num(x)}" cy="${num(y)}" r="${num(radius)}" fill="${fill}"${alpha(opacity)}/>`;
}

export function ellipse(x: number, y: number, rx: number, ry: number, fill: string, opacity = 1): string {
  return `<ellipse cx="${num(x)}" cy="${num(y)}" rx="${num(rx)}" ry="${num(ry)}" fill="${fill}"${alpha(opacity)}/>`;
}

/** Returns a filled path, or an empty text if the data are empty. */
export function path(data: string, fill: string, opacity = 1): string {
  return data ? `<path d="${data}" fill="${fill}"${alpha(opacity)}/>` : '';
}

/** Returns a filled path with the fill rule `evenodd`, so that inner shapes become holes. */
export const pierced = (data: string, fill: string): string => `<path d="${data}" fill="${fill}" fill-rule="evenodd"/>`;

/** Returns a line with round ends, or an empty text if the data are empty. */
export function stroke(data: string, color: string, width: number, opacity = 1): string {
  return data ? `<path d="${data}" fill="none" stroke="${color}" stroke-width="${num(width)}"${alpha(opacity)}/>` : '';
}

/** Returns dots of one size. Each dot is a line of length zero with round ends. */
export function dots(spots: readonly (readonly [number, number])[], radius: number, color: string, opacity = 1): string {
  return stroke(spots.map(([x, y]) => d`M${x} ${y}h0`).join(''), color, radius * 2, opacity);
}

/** Moves and scales a drawing. A negative scaleX mirrors it. */
export function place(content: string, x: number, y: number, scale = 1, scaleX = scale): string {
  return `<g transform="translate(${num(x)} ${num(y)}) scale(${+scaleX.toFixed(3)} ${+scale.toFixed(3)})">${content}</g>`;
}

/** Gradient stop: offset 0–1, color, opacity. */
type Stop = readonly [offset: number, color: string, opacity?: number];

function stopList(stops: readonly Stop[]): string {
  return stops
    .map(([offset, color, opacity]) => {
      const transparency = opacity === undefined ? '' : ` stop-opacity="${opacity}"`;
      return `<stop offset="${offset}" stop-color="${color}"${transparency}/>`;
    })
    .join('');
}

/** Builder of an SVG picture: its body and the gradients that it uses. */
export class Drawing {
  private readonly defs: string[] = [];
  private readonly body: string[] = [];

  /** @param id prefix of every id inside, so that several pictures can live in one page */
  constructor(
    readonly id: string,
    readonly width: number,
    readonly height: number,
  ) {}

  add(...parts: string[]): void {
    this.body.push(...parts);
  }

  define(definition: string): void {
    this.defs.push(definition);
  }

  /** Adds a vertical gradient over the shape, or between two heights of the picture. @returns the value for `fill` */
  vertical(name: string, stops: readonly Stop[], between?: readonly [number, number]): string {
    const range = between ? ` gradientUnits="userSpaceOnUse" y1="${num(between[0])}" y2="${num(between[1])}"` : ' y2="1"';
    this.define(`<linearGradient id="${this.id}${name}" x2="0"${range}>${stopList(stops)}</linearGradient>`);
    return `url(#${this.id}${name})`;
  }

  /** Adds a radial gradient. @returns the value for `fill` */
  radial(name: string, stops: readonly Stop[]): string {
    this.define(`<radialGradient id="${this.id}${name}">${stopList(stops)}</radialGradient>`);
    return `url(#${this.id}${name})`;
  }

  toString(): string {
    const head =
      `<svg xmlns="http://www.w3.org/2000/svg" width="${this.width}" height="${this.height}"` +
      ` viewBox="0 0 ${this.width} ${this.height}" preserveAspectRatio="xMidYMid slice" stroke-linecap="round" stroke-linejoin="round">`;
    return `${head}<defs>${this.defs.join('')}</defs>${this.body.join('')}</svg>`;
  }
}
