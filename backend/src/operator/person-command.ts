import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { ErasePerson, type ErasureProblem } from '../application/identity/erase-person';
import type { DeleteIdentityPictures } from '../application/identity/delete-identity-pictures';
import { PersonalData } from '../application/identity/personal-data.port';
import { Sessions } from '../application/customer/sessions.port';
import { Refused } from '../domain/shared/refused';
import type { CommandResult } from './command-result';
import type { Services } from '../adapters/http/services';

const USAGE = `Usage:
  npm run person -- export EMAIL FILE
  npm run person -- erase EMAIL [--yes]
  npm run person -- sign-out EMAIL

"export" writes what is kept about a person into a new file, as JSON. Without --yes,
"erase" changes nothing, and says what would be lost. "sign-out" ends all sessions.`;

interface Needed extends Pick<Services, 'data' | 'clock' | 'cards'> {
  pictures: DeleteIdentityPictures;
}

/** Exports and erases what is kept about a person, and ends their sessions, for the people who run the shop (docs/operate.md). */
export async function personCommand(services: Needed, words: string[]): Promise<CommandResult> {
  const parsed = parse(words);
  if (!parsed) return { lines: [USAGE], isDone: false };
  if (parsed.verb === 'export') return exportPerson(services, parsed.email, parsed.file);
  if (parsed.verb === 'sign-out') return signOut(services, parsed.email);
  return erase(services, parsed.email, parsed.isMeant);
}

type Parsed =
  | { verb: 'export'; email: string; file: string }
  | { verb: 'sign-out'; email: string }
  | { verb: 'erase'; email: string; isMeant: boolean };

function parse(args: string[]): Parsed | undefined {
  try {
    const { values, positionals } = parseArgs({
      args,
      options: { yes: { type: 'boolean' } },
      allowPositionals: true,
    });
    const [verb, email, file, ...more] = positionals;
    if (!email?.includes('@') || more.length > 0) return undefined;
    if (verb === 'export' && file && !values.yes) return { verb, email, file };
    if (verb === 'sign-out' && !file && !values.yes) return { verb, email };
    return verb === 'erase' && !file ? { verb, email, isMeant: values.yes === true } : undefined;
  } catch {
    return undefined;
  }
}

/** The file is for its owner's eyes, and never replaces another. */
async function exportPerson({ data }: Needed, email: string, file: string): Promise<CommandResult> {
  const personalData = data.get(PersonalData);
  const person = await personalData.find(email);
  if (!person) return { lines: [problemText({ kind: 'person-not-found' })], isDone: false };
  const rows = await personalData.rowsOf(person, email);
  try {
    await writeFile(file, `${JSON.stringify(rows, undefined, 2)}\n`, { flag: 'wx', mode: 0o600 });
  } catch (error) {
    const reason =
      (error as NodeJS.ErrnoException).code === 'EEXIST' ? 'it exists already' : 'see its folder';
    return { lines: [`${file} cannot be written: ${reason}.`], isDone: false };
  }
  const counts = Object.entries(rows).filter(([, { length }]) => length > 0);
  return {
    lines: [`Written to ${file}:`, ...counts.map(([table, { length }]) => `${table}: ${length}`)],
    isDone: true,
  };
}

/** On every device, for instance when somebody else has got the password. */
async function signOut({ data }: Needed, email: string): Promise<CommandResult> {
  const person = await data.get(PersonalData).find(email);
  if (!person) return { lines: [problemText({ kind: 'person-not-found' })], isDone: false };
  for (const customerId of person.customerIds) await data.get(Sessions).closeAll(customerId);
  return { lines: ['Signed out on every device.'], isDone: true };
}

async function erase(services: Needed, email: string, isMeant: boolean): Promise<CommandResult> {
  const { data, clock, cards, pictures } = services;
  const erasePerson = new ErasePerson(data, clock, cards, pictures);
  const outcome = await (isMeant ? executed(erasePerson, email) : erasePerson.preview(email));
  if (outcome.kind === 'erased') return { lines: ['Erased.'], isDone: true };
  if (outcome.kind !== 'can-be-erased') return { lines: [problemText(outcome)], isDone: false };
  const { customers, redeemableMillilitres } = outcome;
  const lines = [`Accounts and purchases as a guest: ${customers}. Orders are kept without the person.`];
  if (redeemableMillilitres > 0)
    lines.push(`Prepaid drinks that would be lost: ${redeemableMillilitres} ml.`);
  return { lines: [...lines, 'Nothing was changed. Repeat the command with --yes.'], isDone: false };
}

type Problem = ErasureProblem | { kind: 'pictures-not-deleted' };

const executed = (erasePerson: ErasePerson, email: string) =>
  erasePerson.execute(email).catch((error: unknown): Problem => {
    if (error instanceof Refused) return { kind: 'pictures-not-deleted' };
    throw error;
  });

function problemText(problem: Problem): string {
  if (problem.kind === 'person-not-found') return 'Nobody has registered or bought with this e-mail address.';
  if (problem.kind === 'pictures-not-deleted')
    return 'The pictures of an identity check could not be deleted, and the database was not changed. Repeat the command.';
  return `Not possible while orders are open: ${problem.orderNumbers.join(', ')}. Wait for their delivery or refund, or cancel them.`;
}
