export const alternativesTexts = {
  lead: 'We deliver to these zipcodes. Choose one to shop there:',
  allZipcodesOf: <N>(cities: N) => ['See all zipcodes in ', cities],
};
