/** The address of the backend: the same origin in a browser, the backend itself on the server. */
export class ApiAddress {
  constructor(readonly baseUrl: string) {}
}
