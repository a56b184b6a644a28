/** An error at the start. Its message tells an operator the cause and the solution, so it is shown without a stack trace. */
export class StartError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = new.target.name;
  }
}
