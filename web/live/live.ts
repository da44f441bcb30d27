/** A value that changes. `get` is undefined until first read from disk, and keeps its identity while unchanged. */
export interface Live<Value> {
  get(): Value | undefined;
  /** Returns the function that ends the subscription. */
  subscribe(listener: () => void): () => void;
}
