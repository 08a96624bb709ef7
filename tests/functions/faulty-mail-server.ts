// A mail server that speaks just enough SMTP to go wrong at a chosen step.
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { createInterface } from 'node:readline';
import { onTestFinished } from 'vitest';

export type Step = 'greeting' | 'EHLO' | 'STARTTLS' | 'AUTH' | 'MAIL' | 'RCPT' | 'DATA' | 'message';

/** What happens at a step: an answer, silence, or a closed line. */
export type Fault = Partial<Record<Step, string | 'silent' | 'drop'>> & {
  /** Milliseconds before each answer. */
  delay?: number;
};

const usual: Record<Step, string> = {
  greeting: '220 mail.example ESMTP',
  EHLO: '250 mail.example',
  STARTTLS: '454 Not now',
  AUTH: '235 Welcome',
  MAIL: '250 Sender',
  RCPT: '250 Recipient',
  DATA: '354 Go ahead',
  message: '250 Accepted',
};

/** Returns its address, and everything that was said to it. */
export async function startFaultyMailServer(fault: Fault) {
  const heard: string[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => socket.destroy());
    let writing = false;
    const answer = (step: Step) => {
      const said = fault[step] ?? usual[step];
      if (said === 'drop') socket.destroy();
      else if (said !== 'silent') setTimeout(() => socket.write(`${said}\r\n`), fault.delay ?? 0);
    };
    answer('greeting');
    createInterface({ input: socket }).on('line', (line) => {
      heard.push(line);
      const [command = ''] = line.toUpperCase().split(/[ :]/);
      if (writing && line !== '.') return;
      if (writing) {
        writing = false;
        answer('message');
      } else if (command in usual) {
        writing = command === 'DATA';
        // A key of `usual`, as was just checked.
        answer(command as Step);
      }
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const stop = () => {
    for (const socket of sockets) socket.destroy();
    server.close();
  };
  onTestFinished(stop);
  // A listening TCP server's address is never a string or null.
  const { port } = server.address() as AddressInfo;
  return { port, heard, stop };
}
