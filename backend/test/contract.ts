import Ajv2020, { type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { openApiDocument } from '../src/server/openapi/index.js';

interface Media {
  schema: object;
}
interface Operation {
  requestBody?: { content: Record<string, Media> };
  responses: Record<string, { content?: Record<string, Media> }>;
}
type Paths = Record<string, Record<string, Operation>>;

/** A request to `/api` and its response, in the parts that the API's description covers. */
interface Exchange {
  method: string;
  /** Path from the root of the server, with its query. */
  path: string;
  status: number;
  contentType: string;
  text: string;
  /** JSON body of the request. */
  sent?: string;
}

/** Option of Ajv to count UTF-16 units, as JavaScript and the rules of the inputs do; deprecated, but without a replacement. */
const BY_UTF16_UNIT = { unicode: false };

/** The API's description, built when the first response is checked. */
class Contract {
  private readonly document = openApiDocument();
  private readonly ajv = addFormats.default(new Ajv2020.default({ strict: false, logger: false, ...BY_UTF16_UNIT }));
  private readonly addresses = Object.entries(this.document.paths as Paths)
    .map(([template, operations]) => ({
      template,
      operations,
      pattern: new RegExp(`^/api${template.replaceAll('.', '\\.').replace(/\{\w+\}/g, '[^/]+')}/?$`, 'i'),
    }))
    // As in the router: fixed paths come before paths with parameters.
    .sort((one, other) => one.template.split('{').length - other.template.split('{').length);

  constructor() {
    this.ajv.addSchema({ $id: 'api', components: this.document.components });
  }

  /** Returns how an exchange violates the description; undefined if it does not. */
  fault({ method, path, status, contentType, text, sent }: Exchange): string | undefined {
    const [address = ''] = path.split('?');
    const found = this.addresses.find(({ pattern }) => pattern.test(address));
    const operation = found?.operations[method.toLowerCase()];
    const response = operation ? (operation.responses[status] ?? operation.responses.default) : undefined;
    const content = response ? response.content : ERROR;
    if (status < 400 && !operation) return undefined;
    const [type = ''] = contentType.split(';');
    const media = Object.entries(content ?? {}).find(([name]) => name.split(';')[0] === type)?.[1];
    if (content && !media) return `answers ${contentType}, which is not described`;
    const asked = sent !== undefined && status < 300 ? operation?.requestBody?.content['application/json'] : undefined;
    return (media && type === 'application/json' && this.mismatch(media.schema, text)) || (asked && this.mismatch(asked.schema, withoutBlanks(sent ?? '')));
  }

  private mismatch(schema: object, text: string): string | undefined {
    const validate = this.validatorOf(schema);
    return validate(JSON.parse(text)) ? undefined : this.ajv.errorsText(validate.errors);
  }

  private readonly validators = new Map<object, ValidateFunction>();

  private validatorOf(schema: object): ValidateFunction {
    const known = this.validators.get(schema);
    if (known) return known;
    const made = this.ajv.compile(JSON.parse(JSON.stringify(schema).replaceAll('"#/', '"api#/')) as object);
    this.validators.set(schema, made);
    return made;
  }
}
/** Trims all texts in a JSON document, as the rules of the inputs do. */
const withoutBlanks = (json: string): string => JSON.stringify(JSON.parse(json, (_name, value: unknown) => (typeof value === 'string' ? value.trim() : value)));

/** Content of responses to addresses that are not in the route table. */
const ERROR = { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } };

/** Tests whether a response never has a body. Node itself answers 431 to a request with too large headers, and our code never sees the request. */
const isBodiless = (method: string, status: number): boolean => method === 'HEAD' || [204, 304, 431].includes(status);

let contract: Contract | undefined;

/** Checks a response of `/api`, and the request's body, against the API's description. @throws Error that describes the violation */
export function checkContract(exchange: Exchange): void {
  if (!exchange.path.startsWith('/api/') || exchange.path.startsWith('/api/docs') || isBodiless(exchange.method, exchange.status)) return;
  contract ??= new Contract();
  const fault = contract.fault(exchange);
  if (fault !== undefined)
    throw new Error(
      `${exchange.method} ${exchange.path.slice(0, 200)} (${exchange.status}) is not as /api/openapi.json says: ${fault}\n${exchange.text.slice(0, 500)}`,
    );
}
