import { Columns, Prose } from '../../ui/prose.tsx';
import { Section } from '../../ui/section.tsx';

export function Training() {
  return (
    <Section>
      <Columns>
        <Prose>
          <h2>Van katten houden is niet genoeg</h2>
          <p>
            Een kat trimmen is een vak. Haar huid is dun, haar geduld kort en wat ze vindt, zegt ze
            met haar oren en haar staart. Ik heb geleerd dat te lezen, en te wachten tot ze eraan
            toe is. Ik werk daarom op afspraak en zonder haast.
          </p>
          <p>
            Leren doe ik nog steeds. Ik begin aan de opleiding tot kattengedragstherapeut, om nog
            beter te begrijpen waarom de ene kat zich uitrekt op de handdoek en de andere onder de
            kast kruipt.
          </p>
        </Prose>
        <Prose>
          <h2>Ziekte herkennen op de trimtafel</h2>
          {/* CONFIRM: In de cursus over ziekte kwamen bultjes, kale plekken, oren, gebit en afvallen aan bod. */}
          <p>
            Bij het kammen voel ik iedere centimeter van een dier. Daarom heb ik een cursus gevolgd
            over het herkennen van ziekte op de trimtafel: bultjes, kale plekken, een rode
            oorschelp, een gebit dat pijn doet, een kat die ongemerkt is afgevallen.
          </p>
          <p>
            Ik stel geen diagnose, dat doet de dierenarts. Maar valt mij iets op, dan vertel ik het
            u, zodat u er op tijd bij bent.
          </p>
        </Prose>
      </Columns>
    </Section>
  );
}
