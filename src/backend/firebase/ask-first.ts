import { type FirstAnswer, readFirstAnswer } from './first-answer.ts';
import { composeFirstQuestion, type ListName } from './first-question.ts';
import { ask } from './plain-question.ts';

/** Milliseconds. An answer that takes longer may come too late for what the SDK has by then. */
const patience = 4_000;

/** Null when it cannot be had soon; never rejects. */
export async function askFirst(list: ListName): Promise<FirstAnswer | null> {
  try {
    const silence = new Promise<null>((resolve) => setTimeout(resolve, patience, null));
    return await Promise.race([askWithoutEnd(list), silence]);
  } catch {
    return null;
  }
}

async function askWithoutEnd(list: ListName): Promise<FirstAnswer | null> {
  const response = await (takeEarlyAnswer() ?? askNow(list));
  return response ? readFirstAnswer(list, response) : null;
}

async function askNow(list: ListName): Promise<Response | null> {
  const question = composeFirstQuestion(list);
  return question && ask(question);
}

/** To what the boot script asked for the page that the visitor opened; it is there once. */
function takeEarlyAnswer(): Promise<Response | undefined> | undefined {
  const asked: unknown = Reflect.get(window, 'asked');
  Reflect.deleteProperty(window, 'asked');
  return asked instanceof Promise ? asked : undefined;
}
