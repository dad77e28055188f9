import { StringDecoder } from 'node:string_decoder';
import { errorCodes, type FastifyInstance, type FastifyRequest } from 'fastify';
import { faultCode } from '../../fault-code';
import { refusalOf } from '../error-handler';
import { BadRequest, type HttpError, PayloadTooLarge } from '../errors';
import { JsonShape } from './json-shape';

type Payload = FastifyRequest['raw'];

/** The text of a body, looked at and decoded piece by piece so that no piece holds anybody up. */
async function textOf({ headers, routeOptions }: FastifyRequest, payload: Payload): Promise<string> {
  const limit = routeOptions.bodyLimit;
  const declared = headers['content-length'];
  if (Number(declared ?? 0) > limit) throw new PayloadTooLarge();
  const [shape, decoder] = [new JsonShape(), new StringDecoder('utf8')];
  let text = '';
  let length = 0;
  // The connection stays: the refusal goes through it.
  for await (const piece of payload.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    length += piece.length;
    if (length > limit) throw new PayloadTooLarge();
    shape.look(piece);
    text += decoder.write(piece);
  }
  if (declared !== undefined && length !== Number(declared)) {
    throw new errorCodes.FST_ERR_CTP_INVALID_CONTENT_LENGTH();
  }
  return text + decoder.end();
}

/** What is wrong with a body that did not come to its end; of one whose sender has gone away nobody reads the answer. */
function refusalOfBody(error: unknown): HttpError {
  // Of a database the same code would say that it is away.
  if (faultCode(error) === 'ECONNRESET') return new BadRequest();
  return refusalOf(error) ?? new BadRequest();
}

/** Reads JSON bodies: never more than the route takes, and no more values and levels than a form has. */
export function readJsonBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser('application/json', (request, payload, done) => {
    textOf(request, payload).then(
      (text) => void parse(request, text, done),
      (error: unknown) => done(refusalOfBody(error), undefined),
    );
  });
}
