import { LookUpZipcode } from '../../../application/location/look-up-zipcode';
import { Zipcodes } from '../../../application/location/zipcodes.port';
import type { Zipcode } from '../../../domain/location/zipcode';
import type { Answer, Operations } from '../operation';
import { answerOf } from '../refusals';
import type { Services } from '../services';
import { alternativeToWire, locationsToWire } from './zipcode.wire';

/** Where the store delivers: BD-15, BD-28. */
export function locationOperations({ data }: Services): Operations {
  const zipcodes = data.get(Zipcodes);
  const lookUp = new LookUpZipcode(zipcodes);
  return {
    lookUpZipcode: async ({ query }) => lookedUp(await lookUp.execute(query.zipcode), zipcodes),
    listServedPostcodes: async ({ body }) => ({
      avaialbepostcodes: await zipcodes.servedIn(body.city, body.state),
    }),
  };
}

/** 1: served; 0: not served, with alternatives. An unknown zipcode is refused with -1. */
async function lookedUp(zipcode: Zipcode, zipcodes: Zipcodes): Promise<Answer<'lookUpZipcode'>> {
  if (zipcode.served) return { code: 1, message: 'Zipcode details fetched', data: locationsToWire(zipcode) };
  const { message } = answerOf({ kind: 'zipcode-unserved', zipcode: zipcode.zipcode });
  return { code: 0, message, data: (await zipcodes.alternativesTo(zipcode)).map(alternativeToWire) };
}
