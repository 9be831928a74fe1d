class FactHolder {
  constructor(facts: object) {
    Object.assign(this, facts);
  }
}

/** The base of a class whose objects have these facts as their properties, beside the questions that it answers. */
export const withFacts = <Facts extends object>() =>
  FactHolder as unknown as abstract new (facts: Facts) => Readonly<Facts>;
