import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';

/**
 * How a server finds out whether an address leads to itself: it asks there for something that only it knows. Many sites
 * repeat in their answer what was asked for, so the answer is another secret than the question.
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
