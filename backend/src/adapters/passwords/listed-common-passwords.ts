import type { CommonPasswords } from '../../application/customer/common-passwords.port';

/** The passwords that are found most often in breaches, as listed by zxcvbn-ts. */
export class ListedCommonPasswords implements CommonPasswords {
  private listed: Promise<ReadonlySet<string>> | undefined;

  async has(password: string): Promise<boolean> {
    this.listed ??= readList();
    return (await this.listed).has(password.toLowerCase());
  }
}

/** Read with the first new password, since unpacking the list takes longer than any check. */
async function readList(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common']);
}
