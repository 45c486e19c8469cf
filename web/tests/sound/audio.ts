/** An AudioContext at the edge, which writes down when something would be heard. */

export interface Heard {
  from: number;
  to: number;
}

const param = () => ({ value: 0, setValueAtTime() {}, exponentialRampToValueAtTime() {} });

export class FakeAudio {
  static made: FakeAudio[] = [];
  currentTime = 0;
  sampleRate = 100;
  destination = {};
  heard: Heard[] = [];
  gains: { value: number }[] = [];

  constructor() {
    FakeAudio.made.push(this);
  }
  resume = async (): Promise<void> => {};
  createGain() {
    const gain = param();
    this.gains.push(gain);
    return { gain, connect() {}, disconnect() {} };
  }
  createBiquadFilter() {
    return { type: "", frequency: param(), connect() {} };
  }
  createBuffer(_channels: number, length: number) {
    return { getChannelData: () => new Float32Array(length) };
  }
  createOscillator() {
    return { type: "", frequency: param(), ...this.#source() };
  }
  createBufferSource() {
    return { buffer: null, ...this.#source() };
  }
  #source() {
    const heard = { from: Infinity, to: Infinity };
    this.heard.push(heard);
    return {
      connect() {},
      start: (at: number) => (heard.from = at),
      stop: (at = this.currentTime) => (heard.to = Math.min(heard.to, at)),
    };
  }

  /** What is heard at a time. */
  at(time: number): Heard[] {
    return this.heard.filter(({ from, to }) => from <= time && time < to);
  }
}
