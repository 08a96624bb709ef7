// A mail server that speaks just enough SMTP to go wrong at a chosen step.
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { createInterface } from 'node:readline';
import { onTestFinished } from 'vitest';

export type Step = 'greeting' | 'EHLO' | 'STARTTLS' | 'AUTH' | 'MAIL' | 'RCPT' | 'DATA' | 'message';

/** What happens at a step: a reply, silence, or a closed connection. */
export type Fault = Partial<Record<Step, string | 'silent' | 'drop'>> & {
  /** Milliseconds before each reply. */
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

/** `commands`: all that it received. */
export async function startFaultyMailServer(fault: Fault) {
  const commands: string[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => socket.destroy());
    let writing = false;
    const reply = (step: Step) => {
      const text = fault[step] ?? usual[step];
      if (text === 'drop') socket.destroy();
      else if (text !== 'silent') setTimeout(() => socket.write(`${text}\r\n`), fault.delay ?? 0);
    };
    reply('greeting');
    createInterface({ input: socket }).on('line', (line) => {
      commands.push(line);
      const [command = ''] = line.toUpperCase().split(/[ :]/);
      if (writing && line !== '.') return;
      if (writing) {
        writing = false;
        reply('message');
      } else if (command in usual) {
        writing = command === 'DATA';
        // A key of `usual`, as was just checked.
        reply(command as Step);
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
  return { port, commands, stop };
}
