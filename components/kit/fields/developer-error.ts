/** Reports a literal that cannot work: to the developer while the screen is written, never to a user. */
export class DeveloperError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'DeveloperError';
  }
}
