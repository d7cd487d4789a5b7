package io.zhengwen.metadata.author;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class EastAsianBylinesTest {
  private static List<String> read(String text) {
    return read(text, "");
  }

  private static List<String> read(String text, String language) {
    List<String> found = new ArrayList<>();
    EastAsianBylines.read(
        text,
        true,
        language,
        new EastAsianBylines.Sink() {
          @Override
          public void add(AuthorPlace place, List<String> names) {
            found.add(place + "=" + String.join("/", names));
          }

          @Override
          public void pending(AuthorPlace place) {
            found.add(place + "=?");
          }
        });
    return found;
  }

  @Test
  void anAgencyInADateLineIsNobody() {
    assertThat(read("【北京＝共同通信】中国外務省は会見で述べた。", "ja")).isEmpty();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "作者：张小三; AUTHOR=张小三",
        "【ロンドン＝瀬川航平】英南部の港町で、灯台を住民が買い取った。; REPORTER=瀬川航平",
        "生活中心／陳柏安報導; REPORTER=陳柏安",
        "作者：南风周刊记者 陆青 南风周刊实习生 裴佳; AUTHOR=陆青/裴佳",
        "張貼者：阿茶; AUTHOR=阿茶",
        "来源：某某网 作者：山中客; SOURCE=某某网 , AUTHOR=山中客",
        "作者: 张小三 李四光; AUTHOR=张小三/李四光",
        "文/张小三; AUTHOR=张小三",
        "文/图 张小三　2026.11.20; AUTHOR=张小三",
        "图文：张小三　时间：2026-11-20; AUTHOR=张小三",
        "本报记者　张小三　文/图; REPORTER=张小三",
        "本报记者 张小三 上海报道; REPORTER=张小三",
        "（记者 张小三 武汉报道）; REPORTER=张小三",
        "（记者 张小三 李四光 报道）; REPORTER=张小三/李四光",
        "（记者 张小三 李四光报道）; REPORTER=张小三/李四光",
        "作者：张小三，转载请注明出处; AUTHOR=张小三",
        "作者简介：张小三，某某大学教授，著有散文集多部。; AUTHOR=张小三",
        "张小三/文; AUTHOR=张小三",
        "执笔/张小三、李四光; AUTHOR=张小三/李四光",
        "本报记者张小三发自北京; REPORTER=张小三",
        "（记者 张小三 李四光）昨天下午三点; REPORTER=张小三/李四光",
        "某报讯（记者张小三）; REPORTER=张小三",
        "责任编辑：王五; EDITOR=王五",
        "김철수 기자; REPORTER=김철수",
        "글 김철수; AUTHOR=김철수",
        "글·사진 김철수; AUTHOR=김철수",
        "글, 사진 김철수 (여행 작가); AUTHOR=김철수",
        "글=김철수 사진=이영희; AUTHOR=김철수",
        "글 : 김철수, 이영희 / 사진 : 박민수; AUTHOR=김철수/이영희",
        "글쓴이 김철수 | 사진 이영희; AUTHOR=김철수",
        "（张小三 李四光）; SIGNATURE=张小三/李四光",
        "作者：; AUTHOR=?",
        "記者王小明／台北報導; REPORTER=王小明",
        "記者 王小明、李大華 / 台北即時報導; REPORTER=王小明/李大華",
        "〔記者王小明／綜合報導〕市長表示; REPORTER=王小明",
        "記者王小明/9日電; REPORTER=王小明",
        "（中央社記者王小明台北26日電）渡輪離開; REPORTER=王小明",
        "（中央社記者王小明、李大華台北26日電）; REPORTER=王小明/李大華",
        "(中央社記者王小明洛杉磯6日專電); REPORTER=王小明",
        "（中央社記者王明台北26日電）; REPORTER=王明",
        "（中央社記者歐陽小明台北26日電）; REPORTER=歐陽小明",
        "（中央社記者王小明新加坡26日綜合外電）; REPORTER=王小明",
        "记者王小明/李大华; REPORTER=王小明/李大华",
        "記者王小明／攝影李大華／台北報導; REPORTER=王小明",
        "記者王小明、攝影李大華; REPORTER=王小明",
        "记者 张小三 摄影 李四光; REPORTER=张小三",
        "文／王小明 圖／李大華; AUTHOR=王小明",
        "作者：王小明 監製：李大華; AUTHOR=王小明",
        "作者：王 明来源：某某网; AUTHOR=王明 , SOURCE=某某网",
        "作者：王　明; AUTHOR=王明",
        "作者：王 明 李 伟; AUTHOR=王明/李伟",
        "作者：王 小 明; AUTHOR=王小明",
        "作者：王 明 张小三; AUTHOR=王明/张小三",
        "（王 明 李 伟）; SIGNATURE=王明/李伟",
        "本报记者 张小三 通讯员 李 伟; REPORTER=张小三/李伟",
        "（记者 张小三 通讯员 李四光）昨天; REPORTER=张小三/李四光",
        "（记者张小三通讯员李四光）昨天; REPORTER=张小三/李四光",
        "记者：张小三　通讯员：李四光; REPORTER=张小三/李四光",
        "本报记者　欧阳震华　张小三　实习生　陈思; REPORTER=欧阳震华/张小三/陈思",
        "作者：本报记者 张小三 通讯员 李四光; AUTHOR=张小三/李四光",
        "作者：本报记者 张小三 通讯员 李四光 点击：12; AUTHOR=张小三/李四光",
        "文/图 记者 张小三 通讯员 李 伟; AUTHOR=张小三/李伟",
        "作者：张小三/文 李四光/图; AUTHOR=张小三",
        "作者：张小三/文、李四光/文图; AUTHOR=张小三/李四光",
        "文：张小三　图：李四光; AUTHOR=张小三",
        "作者：团委 文/张小三 图/李四光; AUTHOR=团委 , AUTHOR=张小三",
        "（作者：张小三，系某某大学教授）; AUTHOR=张小三",
        "作者：张小三，某某大学教授; AUTHOR=张小三",
        "（文字：张小三 图片：李四光 编辑：王五）; AUTHOR=张小三 , EDITOR=王五",
        "作者：[美] 罗伯特·希勒 著 张小三 译; AUTHOR=罗伯特·希勒",
        "作者 | 约翰·史密斯 编译 | 李雷; AUTHOR=约翰·史密斯",
        "홍길동 김철수 기자 = 오늘; REPORTER=홍길동/김철수",
        "[서울=뉴스] 홍길동·김철수 기자 = 오늘; REPORTER=홍길동/김철수",
        "글·사진 홍길동 객원기자; REPORTER=홍길동",
        "홍길동 의학전문기자; REPORTER=홍길동",
        "홍길동 정치부 기자; REPORTER=홍길동",
        "홍길동 사회부 기자; REPORTER=홍길동",
        "김영부 기자; REPORTER=김영부",
        "그날 서울에서 만난 김철수 기자; REPORTER=김철수",
        "기자명 홍길동 기자; REPORTER=홍길동",
        "기자명 : 홍길동; AUTHOR=홍길동",
        "작성자 : 홍길동 작성일 : 2026-11-02; AUTHOR=홍길동",
        "글쓴이; AUTHOR=?",
      })
  void bylines(String text, String expected) {
    List<String> places =
        List.of(expected.split(" , ")).stream().map(place -> "EAST_ASIAN_" + place).toList();
    assertThat(read(text)).containsExactlyInAnyOrderElementsOf(places);
  }

  @ParameterizedTest
  @CsvSource({
    "记者近日了解到这一情况",
    "他在接受记者采访时说",
    "作者在文中写道",
    "文・理の壁を越えて学ぶ学部がこの春に生まれる",
    "文・写真の展示を見る",
    "记者 张小三 摄",
    "他的中文很好",
    "作者：佚名",
    "作者：本站编辑",
    "作者:admin",
    "发布者：管理员",
    "文字：黑色",
    "记者 张小三 通讯员 李四光 摄",
    "小镇风光（刘通摄）",
    "記者 王小明 攝",
    "（中央社台北26日電）",
    "記者昨天在台北6日電",
    "객원기자",
    "정치부 기자",
    "김철수 기자 외 2명",
    "작성자: 관리자",
    "작성자: 교육지원과 등록일 2026-11-02",
    "（山田太郎）",
  })
  void proseAndCaptionsAreNoBylines(String text) {
    assertThat(read(text)).isEmpty();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "記者：山田 太郎; REPORTER=山田 太郎",
        "文：山田 太郎; AUTHOR=山田 太郎",
        "文：山田太郎 佐藤花子; AUTHOR=山田太郎/佐藤花子",
        "執筆者：山田太郎; AUTHOR=山田太郎",
        "執筆者 : 山田 太郎; AUTHOR=山田 太郎",
        "文＝山田太郎; AUTHOR=山田太郎",
        "文：山田 太郎、佐藤 花子; AUTHOR=山田 太郎/佐藤 花子",
        "（高橋 太郎）; SIGNATURE=高橋 太郎",
        "（山田太郎）; SIGNATURE=山田太郎",
        "執筆 山田 太郎; AUTHOR=山田 太郎",
        "記者 山田 太郎; REPORTER=山田 太郎",
        "著者：ジャン＝ポール・サルトル; AUTHOR=ジャン＝ポール・サルトル",
        "文：ジョン・スミス; AUTHOR=ジョン・スミス",
        "取材・文＝山田 太郎　写真＝佐藤 花子; AUTHOR=山田 太郎",
        "文・山田太郎; AUTHOR=山田太郎",
        "文・; AUTHOR=?",
        "文・高橋ゆり; AUTHOR=高橋ゆり",
        "文：山田太郎 ·; AUTHOR=山田太郎",
        "文・写真／山田太郎; AUTHOR=山田太郎",
        "文・撮影 山田 太郎; AUTHOR=山田 太郎",
      })
  void inJapaneseASpacePartsFamilyAndGivenName(String text, String expected) {
    assertThat(read(text, "ja-jp")).containsExactly("EAST_ASIAN_" + expected);
  }

  @ParameterizedTest
  @ValueSource(strings = {"글 읽기 좋은 날", "글 조회수", "글 목록", "이전 글 김철수", "글 수정하기", "한글 김철수"})
  void otherWordsBehindTheKoreanForTextAreNoNames(String text) {
    assertThat(read(text, "ko")).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(strings = {"（敬称略）", "（時事通信）", "（写真提供）", "町の話題（山田太郎）"})
  void notesInBracketsAreNoSignaturesInJapanese(String text) {
    assertThat(read(text, "ja")).isEmpty();
  }

  @Test
  void kanaTellJapaneseOnPagesWithoutLanguage() {
    assertThat(read("文：山田 太郎（やまだ たろう）")).containsExactly("EAST_ASIAN_AUTHOR=山田 太郎");
    assertThat(read("文：李明 张小三（の）", "zh-cn")).containsExactly("EAST_ASIAN_AUTHOR=李明/张小三");
  }

  @Test
  void signatureEndsAParagraph() {
    String paragraph = "活动将在各地先后举行，".repeat(5);
    assertThat(read(paragraph + "（张小三）")).containsExactly("EAST_ASIAN_SIGNATURE=张小三");
    assertThat(read("第一首歌（张小三）")).isEmpty();
    assertThat(read(paragraph + "（张小三）" + paragraph)).isEmpty();
  }
}
