export const identityRuleTexts = {
  /** KYC-19, spelled as documented. */
  tooYoung: 'Not Yet Fit For Alcohol Acc. To Govt. See you soon!!!',
};
