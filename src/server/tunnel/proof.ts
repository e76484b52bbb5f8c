import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';

/**
 * Finds out whether an address leads to this server: it requests a secret there and expects another one. The two differ
 * because many sites repeat the request in their answer.
 */
export class Proof {
  readonly #question = randomBytes(16).toString('hex');
  readonly #answer = randomBytes(16).toString('hex');

  serve(app: FastifyInstance): void {
    app.get<{ Params: { question: string } }>('/api/share/:question', (request, reply) => {
      const isOurs = request.params.question === this.#question;
      return isOurs ? reply.type('text/plain').send(this.#answer) : reply.code(404).send({ problem: 'malformed' });
    });
  }

  /** Whether an address leads here. */
  async isHere(address: string, timeout: number): Promise<boolean> {
    try {
      const response = await fetch(`${address}/api/share/${this.#question}`, {
        redirect: 'error',
        signal: AbortSignal.timeout(timeout),
      });
      const length = Number(response.headers.get('content-length') ?? Infinity);
      const isAnswer = response.ok && length <= this.#answer.length;
      if (!isAnswer) await response.body?.cancel();
      return isAnswer && (await response.text()) === this.#answer;
    } catch {
      return false;
    }
  }
}
